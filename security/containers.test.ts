import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* What the files say that the product is shipped with; that it runs so is seen where it is deployed. */
const read = (file: string) => readFileSync(new URL(`../infra/${file}`, import.meta.url), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('docker-compose.yml');

/** The part of a YAML file below a key at the left margin. */
const below = (text: string, key: string) =>
  text.split(new RegExp(`^${key}:.*\n`, 'm'))[1]!.split(/^\S/m)[0]!;
const services = Object.fromEntries(
  below(compose, 'services')
    .split(/^ {2}(?=[a-z]+:$)/m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf(':')), text] as const),
);
const ours = ['api', 'worker', 'migrate'];

test('the images run as a user without rights', () => {
  for (const name of ['api', 'worker']) {
    const stage = dockerfile.split('\nFROM ').find((text) => text.startsWith(`run AS ${name}\n`))!;
    expect(/^USER (\S+)$/m.exec(stage)?.[1]).toBe('node');
    expect(stage.slice(stage.indexOf('\nUSER '))).not.toMatch(/^(RUN|COPY) /m);
  }
});

test('our containers write nowhere but to what is meant for it, and gain no rights', () => {
  const app = below(compose, 'x-app');
  expect(app).toMatch(/read_only: true/);
  expect(app).toMatch(/cap_drop:\n\s+- ALL/);
  expect(app).toMatch(/no-new-privileges:true/);
  expect(services.proxy).toMatch(/read_only: true/);
  expect(services.proxy).toMatch(/cap_drop:\n\s+- ALL\n\s+cap_add:\n\s+- NET_BIND_SERVICE\n\s+ports/);
  expect(services.proxy).toMatch(/no-new-privileges:true/);
  for (const name of ours) {
    expect(services[name]).toContain('<<: *app\n');
    expect(services[name]).not.toMatch(/privileged|cap_add|read_only: false|user: root|docker\.sock/);
  }
});

test('only the proxy, the mail catcher and the dashboards can be reached from outside, and those on this machine alone', () => {
  const published = Object.entries(services).flatMap(([name, text]) =>
    [...text.matchAll(/^ {4}ports:\n((?: {6}- .*\n)+)/gm)].map(([, ports]) => [name, ports!.trim()]),
  );
  // The consoles of the object store, the queue's Redis and the database are in a network without a way out.
  expect(published).toEqual([
    ['proxy', expect.stringMatching(/^- "\$\{HOST:-127\.0\.0\.1\}:[^\n]*$/)],
    ['mailpit', '- "127.0.0.1:8025:8025"'],
    ['grafana', '- "127.0.0.1:3001:3000"'],
  ]);
  expect(compose).toMatch(/back:\n\s+internal: true/);
  for (const name of ['postgres', 'redis', 'objects', 'prometheus'])
    expect(services[name]).toMatch(/^ {4}networks: \[back\]$/m);
  expect(services.proxy).toMatch(/^ {4}networks: \[front\]$/m);
  // With a name and its certificate the same two ports as any site.
  const tls = read('docker-compose.tls.yml');
  expect([...tls.matchAll(/^ {6}- "(.*)"$/gm)].map(([, port]) => port)).toEqual(['80:80', '443:443']);
});

test('secrets come from the environment and have no value that somebody could know', () => {
  for (const key of ['JWT_SECRET', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])
    expect(compose).toMatch(new RegExp(`\\$\\{${key}:\\?`));
  expect(dockerfile).not.toMatch(/SECRET|PASSWORD|TOKEN|API_KEY/);
  expect(read('Dockerfile.dockerignore')).toMatch(/\.env/);
});
