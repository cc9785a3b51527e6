import type { AdultRelation, ConsentKind } from '@panelwise/contracts/domain/consent';
import type { MailTexts, MailWords } from './mail-texts.ts';
import { deviceIn, listed, momentIn } from './sentences.ts';

/** French counts zero in the singular. */
const counted = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`;
const on = momentIn('fr-FR');
const deviceWords = deviceIn('sous', 'un programme sans nom');
const notYou =
  'Si ce n’était pas vous, choisissez « Mot de passe oublié ? » sur la page de connexion et choisissez un nouveau mot de passe : tous les autres sont alors déconnectés.';
const yourPasskeys =
  'Regardez ensuite les clés d’accès dans votre profil, et retirez ce qui n’est pas à vous.';
const kept = [
  'Prénom et nom, nom d’utilisateur, adresse e-mail, année de naissance et pays',
  'Les histoires, les BD et les quiz que fait votre enfant',
  'Votre adresse e-mail, les mots ci-dessus et la date de votre accord',
];
const promises = [
  'Rien de ce qu’écrit votre enfant n’est envoyé à une autre entreprise : c’est notre propre studio qui écrit et dessine.',
  'Il n’y a pas de publicité pour les enfants.',
  'Une BD n’est montrée à d’autres qu’après avoir été lue par une personne.',
];
const inFull = 'Mot pour mot, tel que nous le conservons (en anglais) :';

/** Whom a child has named, after "comme". */
const named: Record<AdultRelation, string> = {
  parent: 'parent',
  guardian: 'responsable légal',
  teacher: 'enseignant',
};

function meaning(kind: ConsentKind, firstname: string, relation: AdultRelation): string {
  const closed = 'le compte est alors aussitôt fermé et tout ce qu’il contient est supprimé.';
  const does = `que ${firstname} ait un compte sur Panelwise, y fasse des BD et les montre à d’autres une fois qu’une personne les a lues`;
  if (kind === 'notice')
    return `${firstname} a un compte sur Panelwise, y fait des BD et peut les montrer à d’autres une fois qu’une personne les a lues. ${firstname} vous a désigné comme ${named[relation]}. Vous pouvez vous y opposer à tout moment : ${closed}`;
  if (kind === 'school')
    return `Vous enseignez à ${firstname}, et votre école peut donner son accord pour ses élèves. Vous acceptez ${does}. Vous pouvez revenir là-dessus à tout moment : ${closed}`;
  return `Vous pouvez décider pour ${firstname} en tant que ${named[relation]}. Vous acceptez ${does}. Vous pouvez revenir là-dessus à tout moment : ${closed}`;
}

const codeWords = (code: string, minutes: number, why: string, otherwise: string): MailWords => ({
  subject: `${code} est votre code Panelwise`,
  lines: [why, '', `    ${code}`, '', `Il est valable ${minutes} minutes et ne sert qu’une fois.`, otherwise],
});

/** What mails say in French. */
export const fr: MailTexts = {
  language: 'fr',
  hello: (firstname) => (firstname ? `Bonjour ${firstname},` : 'Bonjour,'),
  farewell: 'Amusez-vous bien à faire des BD !',
  quote: (title) => `« ${title} »`,

  signUp: ({ code, minutes, username }) =>
    codeWords(
      code,
      minutes,
      `bienvenue sur Panelwise. Le code pour votre compte « ${username} » est`,
      'Si ce n’est pas vous qui vous êtes inscrit avec ce nom d’utilisateur, ne saisissez pas le code : ignorez simplement cet e-mail.',
    ),
  haveAccount: () => ({
    subject: 'Vous avez déjà un compte Panelwise',
    lines: [
      'quelqu’un vient de s’inscrire avec votre adresse e-mail, mais vous avez déjà un compte. Si c’était vous, connectez-vous.',
      'Si vous ne connaissez plus votre mot de passe, choisissez-y « Mot de passe oublié ? ».',
      '',
      'Si ce n’était pas vous, ignorez simplement cet e-mail : votre compte reste comme il est.',
    ],
  }),
  severalSignUps: () => ({
    subject: 'Connectez-vous pour recevoir votre code Panelwise',
    lines: [
      'quelqu’un a demandé un nouveau code, et cette adresse e-mail a servi plus d’une fois à s’inscrire. Connectez-vous avec',
      'le mot de passe que vous avez choisi : vous recevrez alors le code de votre propre compte.',
      '',
      'Si ce n’était pas vous, ignorez simplement cet e-mail.',
    ],
  }),
  resetPassword: ({ code, minutes }) =>
    codeWords(
      code,
      minutes,
      'quelqu’un a demandé un nouveau mot de passe pour votre compte. Le code pour cela est',
      'Si ce n’était pas vous, ignorez simplement cet e-mail : votre mot de passe reste comme il est.',
    ),
  newDevice: ({ device, at }) => ({
    subject: 'Un nouvel appareil s’est connecté à votre compte Panelwise',
    lines: [
      `le ${on(at)}, quelqu’un s’est connecté à votre compte avec ${deviceWords(device)}.`,
      'Si c’était vous, il n’y a rien à faire. Votre profil montre où vous êtes connecté.',
      '',
      notYou,
    ],
  }),
  newPassword: ({ at }) => ({
    subject: 'Votre mot de passe Panelwise a été changé',
    lines: [
      `le ${on(at)}, le mot de passe de votre compte a été changé. Si c’était vous, il n’y a rien à faire.`,
      '',
      notYou,
    ],
  }),
  passkeyAdded: ({ at }) => ({
    subject: 'Une clé d’accès a été ajoutée à votre compte Panelwise',
    lines: [
      `le ${on(at)}, une clé d’accès a été ajoutée à votre compte. Si c’était vous, il n’y a rien à faire.`,
      '',
      notYou,
      yourPasskeys,
    ],
  }),
  passkeyTakenAway: ({ at }) => ({
    subject: 'Une clé d’accès a été retirée de votre compte Panelwise',
    lines: [
      `le ${on(at)}, une clé d’accès a été retirée de votre compte. Si c’était vous, il n’y a rien à faire.`,
      '',
      notYou,
      yourPasskeys,
    ],
  }),

  titleOfPart: ({ title, part }) => `${title}, partie ${part}`,
  accepted: ({ title }) => ({
    subject: `« ${title} » est dans la bibliothèque`,
    lines: [
      `un relecteur a lu votre BD « ${title} » et l’a acceptée. Elle est maintenant dans la bibliothèque, et toutes les classes peuvent la lire.`,
    ],
  }),
  declined: ({ title, reason, place }) => {
    const where = place ? ` page ${place.page}${place.panel ? `, case ${place.panel}` : ''}` : '';
    return {
      subject: `« ${title} » demande un changement`,
      lines: [
        `un relecteur a lu votre BD « ${title} » et demande un changement${where} :`,
        '',
        ...reason,
        '',
        'Changez cela, puis soumettez-la à nouveau. Vous la trouvez sous « Mes BD ».',
      ],
    };
  },
  changesAsked: ({ title, reason, changes }) => ({
    subject: `« ${title} » demande quelques changements`,
    lines: [
      `un relecteur a lu votre BD « ${title} » et l’accepterait une fois ceci changé :`,
      '',
      ...reason,
      '',
      ...(changes.length > 0
        ? [
            'Il s’agit de :',
            ...changes.map(({ page, panel }) => `    page ${page}${panel ? `, case ${panel}` : ''}`),
            '',
          ]
        : []),
      'Changez cela, puis soumettez-la à nouveau. Vous la trouvez sous « Mes BD ».',
    ],
  }),
  lookedAt: ({ title }) => ({
    subject: `Nous regardons « ${title} »`,
    lines: [
      `des lecteurs nous ont demandé de regarder votre BD « ${title} ». Une personne s’en occupe, et d’ici là elle n’est pas montrée aux lecteurs.`,
      '',
      'Vous n’avez rien à faire. Nous vous écrivons dès que quelqu’un l’a regardée.',
    ],
  }),
  shownAgain: ({ title }) => ({
    subject: `« ${title} » est de nouveau visible`,
    lines: [
      `une personne a regardé votre BD « ${title} ». Elle est bien comme elle est, et les lecteurs la voient de nouveau.`,
    ],
  }),

  consentRequest: ({ firstname, relation, address, days }) => ({
    subject: `${firstname} demande votre accord pour Panelwise`,
    lines: [
      `${firstname} a un compte sur Panelwise, où les élèves transforment en BD ce qu’ils apprennent, et vous a désigné comme`,
      `${named[relation]}. Tant que vous n’avez pas donné votre accord, personne d’autre ne voit ce que fait ${firstname}.`,
      '',
      'Lisez ici de quoi il s’agit, et donnez votre accord :',
      '',
      `    ${address}`,
      '',
      `Le lien sert une fois, pendant ${days} jours. Ce qui vaut dans tous les cas :`,
      ...listed(promises),
      '',
      'Si vous n’êtes pas au courant, ou ne le souhaitez pas, ne faites rien : votre adresse ne sert à rien d’autre.',
    ],
  }),
  consentNotice: ({ firstname, kind, relation, statement, address }) => ({
    subject: `${firstname} a un compte Panelwise`,
    lines: [
      meaning(kind, firstname, relation),
      '',
      'Si cela vous convient, il n’y a rien à faire. Sinon, vous pouvez vous y opposer ici, maintenant ou plus tard :',
      '',
      `    ${address}`,
      '',
      inFull,
      '',
      `    ${statement}`,
      '',
      'Ce que nous conservons :',
      ...listed(kept),
      'Ce qui vaut pour chaque enfant :',
      ...listed(promises),
    ],
  }),
  consentReceipt: ({ firstname, kind, relation, statement, address, day }) => ({
    subject: `Merci : vous avez dit oui pour ${firstname}`,
    lines: [
      `le ${day}, vous avez donné votre accord à ceci :`,
      '',
      `    ${meaning(kind, firstname, relation)}`,
      '',
      inFull,
      '',
      `    ${statement}`,
      '',
      'Conservez cet e-mail. Si un jour vous changez d’avis, revenez sur votre accord ici :',
      '',
      `    ${address}`,
      '',
      `Le compte de ${firstname} est alors aussitôt fermé, et supprimé avec tout ce qu’il contient.`,
    ],
  }),
  consentWithdrawn: () => ({
    subject: 'Le compte Panelwise est fermé',
    lines: [
      'vous nous avez demandé de fermer le compte. Plus personne ne peut s’y connecter, rien n’en est plus montré, et tout ce',
      'qu’il contient est en cours de suppression. Il n’y a rien d’autre à faire.',
    ],
  }),

  parentLinked: ({ firstname, parentName }) => ({
    subject: `${parentName} voit maintenant ce qu’apprend ${firstname}`,
    lines: [
      `${parentName} est désormais en lien avec ${firstname} sur Panelwise, par un code que ${firstname} ou l’école a créé.`,
      `${parentName} voit maintenant ce que ${firstname} lit et sait, et peut décider quelles BD sont montrées.`,
      '',
      'Si c’est bien cela, il n’y a rien à faire. Sinon, écrivez-nous, et demandez de qui venait ce code.',
    ],
  }),
  unlinked: ({ firstname }) => ({
    subject: `Vous n’êtes plus en lien avec ${firstname}`,
    lines: [
      `le lien entre vous et ${firstname} sur Panelwise a pris fin : vous ne voyez plus ce qu’apprend ${firstname}.`,
      'Si vous voulez le retrouver, demandez un nouveau code.',
    ],
  }),
  childDeleted: () => ({
    subject: 'Le compte Panelwise est fermé',
    lines: [
      'vous êtes revenu sur votre accord et nous avez demandé de supprimer le compte de votre enfant. Plus personne ne peut s’y',
      'connecter, rien n’en est plus montré, et tout ce qu’il contient est en cours de suppression. Il n’y a rien d’autre à faire.',
    ],
  }),

  weekly: {
    subject: (names) => `${names} : la semaine en quelques lignes`,
    readNothing: (firstname) => `${firstname} n’a lu aucune BD ici cette semaine.`,
    read: ({ firstname, comics, minutes, titles }) =>
      `${firstname} a lu ${comics} BD, ${counted(minutes, 'minute', 'minutes')} en tout : ${titles}.`,
    moreComics: (n) => counted(n, 'autre BD', 'autres BD'),
    known: (title) => `${title} est bien su.`,
    oneThing: (thing) => `Une chose à faire : ${thing}`,
    shaky: ({ title, shaky, items }) =>
      `lisez ${title} ensemble. ${shaky} de ses ${items} questions ${shaky === 1 ? 'est encore fragile' : 'sont encore fragiles'}.`,
    tell: ({ firstname, title }) =>
      `demandez à ${firstname} de vous raconter ce qui se passe dans ${title}, et pourquoi.`,
    choose: (firstname) => `choisissez une BD ensemble, et laissez ${firstname} tourner les pages.`,
    askedFor: 'Vous avez demandé cette lettre une fois par semaine.',
    oneClick: 'Un clic y met fin :',
    endOnPage: 'Vous pouvez y mettre fin sur votre page « Mon enfant ».',
  },
  reminder: {
    subjectOfOwn: (items) => `${counted(items, 'question', 'questions')} à réviser aujourd’hui`,
    subjectOfOthers: (names) => `${names} : quelque chose à réviser aujourd’hui`,
    dueToYou: ({ items, titles }) =>
      `Aujourd’hui, vous avez ${counted(items, 'question', 'questions')} à réviser, dans ${titles}.`,
    dueToChild: ({ firstname, items, titles }) =>
      `Aujourd’hui, ${firstname} a ${counted(items, 'question', 'questions')} à réviser, dans ${titles}.`,
    moreTitles: (n) => counted(n, 'autre', 'autres'),
    why: 'Ce qu’on regarde maintenant reste su plus longtemps. Cela prend quelques minutes, et un jour de repos ne fait rien perdre.',
    howOften:
      'Ce message vient une fois par jour au plus, et seulement quand il y a quelque chose à réviser.',
    oneClick: 'Un clic y met fin :',
    endOnPage: 'Vous pouvez y mettre fin sur votre page.',
  },
};
