/**
 * Which way imports go: apps → studio, content-check, queue, storage, db → contracts. An app never imports an app, a web
 * feature never another feature, a module of the API never another module, and the runner knows no step. `npm test -- lint`
 * holds the code to it.
 */
const packages = {
  contracts: [],
  db: ['contracts'],
  queue: ['contracts'],
  storage: ['contracts'],
  studio: ['contracts'],
  'content-check': ['contracts'],
  backup: ['db', 'storage'],
};
const apps = {
  // Of the studio it takes how markup is written, which pictures there are, how a language is told, a child in danger is
  // noticed and the character of a reader is drawn, and else draws and writes nothing.
  api: [
    'contracts',
    'db',
    'queue',
    'storage',
    'content-check',
    'studio/src/language',
    'studio/src/draw/avatar',
    'studio/src/draw/markup',
    'studio/src/draw/props/icons',
    'studio/src/write/reading/danger',
  ],
  worker: ['contracts', 'db', 'queue', 'storage', 'content-check', 'studio'],
  web: ['contracts', 'studio'],
};
const tests = '(\\.test\\.tsx?$|/testing[/-])';

const oneWay = (folder, name, allowed) => ({
  name: `${name}-imports`,
  comment: `${folder}/${name} imports ${allowed.join(', ') || 'no other package'} only.`,
  severity: 'error',
  from: { path: `^${folder}/${name}/`, pathNot: tests },
  to: {
    path: '^(apps|packages|scripts|e2e|tools)/',
    pathNot: `^(${folder}/${name}|packages/(${allowed.join('|') || '-'}))(/|\\.ts$)`,
  },
});

module.exports = {
  forbidden: [
    ...Object.entries(packages).map(([name, allowed]) => oneWay('packages', name, allowed)),
    ...Object.entries(apps).map(([name, allowed]) => oneWay('apps', name, allowed)),
    {
      name: 'resolvable',
      comment: 'A package that is not among the dependencies of this one.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'features-stand-alone',
      comment: 'What two features of the web app need belongs to components or lib.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'standards-stay-on-the-server',
      comment:
        'Fourteen hundred standards are no part of a page: the web app asks the API for those that it shows.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/contracts/src/curricula/' },
    },
    {
      name: 'providers-behind-the-firewall',
      comment:
        'Only chooseEngines makes an engine that sends something away, and it puts it behind the firewall.',
      severity: 'error',
      from: {
        path: '^(apps|packages|scripts)/',
        pathNot: `${tests}|^apps/worker/src/engines/(openai/|replicate/|choose-engines\\.ts)`,
      },
      to: { path: '^apps/worker/src/engines/(openai|replicate)/' },
    },
    {
      name: 'studio-in-a-browser',
      comment: 'What the entry of the studio and its worker in the browser load has nothing of Node.',
      severity: 'error',
      from: { path: '^(packages/studio/src/index|apps/web/src/features/wizard/rough/rough\\.worker)\\.ts$' },
      to: {
        path: '(^(node:)?(fs|path|module|url|zlib|process)(/promises)?$)|-node\\.ts$|/read-packs\\.ts$',
        reachable: true,
      },
    },
    {
      name: 'content-check-in-a-browser',
      comment: 'What decides about a text needs nothing of Node.',
      severity: 'error',
      from: { path: '^packages/content-check/src/', pathNot: tests },
      to: { path: '^(node:)?(fs|path|module|url|zlib|process|crypto)(/promises)?$', reachable: true },
    },
    {
      name: 'no-test-code-in-products',
      comment: 'What only tests need is not built into the product.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: tests },
      to: { path: `^(apps|packages)/.*${tests}` },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
