import type { AdultRelation, ConsentKind } from '@panelwise/contracts/domain/consent';
import type { MailTexts, MailWords } from './mail-texts.ts';
import { counted, deviceIn, listed, momentIn } from './sentences.ts';

const on = momentIn('es-ES');
const deviceWords = deviceIn('en', 'un programa sin nombre');
const notYou =
  'Si no fuiste tú, elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión y pon una contraseña nueva: eso cierra la sesión de todos los demás.';
const yourPasskeys = 'Mira después las llaves de acceso en tu perfil y quita lo que no sea tuyo.';
const kept = [
  'Nombre y apellido, nombre de usuario, correo electrónico, año de nacimiento y país',
  'Las historias, los cómics y los cuestionarios que hace tu hijo o hija',
  'Tu correo electrónico, las palabras de arriba y cuándo las aceptaste',
];
const promises = [
  'Nada de lo que escribe tu hijo o hija se envía a otra empresa: nuestro propio estudio escribe y dibuja.',
  'No hay anuncios para niños.',
  'Un cómic se muestra a otros solo después de que una persona lo haya leído.',
];
const inFull = 'Palabra por palabra, como lo guardamos (en inglés):';

/** What a child has called somebody. */
const named: Record<AdultRelation, string> = {
  parent: 'su madre o padre',
  guardian: 'su tutor o tutora',
  teacher: 'su docente',
};

function meaning(kind: ConsentKind, firstname: string, relation: AdultRelation): string {
  const closed = 'la cuenta se cierra entonces enseguida y se borra todo lo que contiene.';
  const does = `que ${firstname} tenga una cuenta en Panelwise, haga cómics allí y los muestre a otros cuando una persona los haya leído`;
  if (kind === 'notice')
    return `${firstname} tiene una cuenta en Panelwise, hace cómics allí y puede mostrarlos a otros cuando una persona los haya leído. Te ha nombrado como ${named[relation]}. Puedes oponerte en cualquier momento: ${closed}`;
  if (kind === 'school')
    return `Das clase a ${firstname}, y tu escuela puede aceptar por sus alumnos. Aceptas ${does}. Puedes retirarlo en cualquier momento: ${closed}`;
  return `Eres ${named[relation]} y puedes decidir por ${firstname}. Aceptas ${does}. Puedes retirarlo en cualquier momento: ${closed}`;
}

const codeWords = (code: string, minutes: number, why: string, otherwise: string): MailWords => ({
  subject: `${code} es tu código de Panelwise`,
  lines: [why, '', `    ${code}`, '', `Vale durante ${minutes} minutos y una sola vez.`, otherwise],
});

/** What mails say in Spanish. */
export const es: MailTexts = {
  language: 'es',
  hello: (firstname) => (firstname ? `Hola, ${firstname}:` : 'Hola:'),
  farewell: '¡Que disfrutes haciendo cómics!',
  quote: (title) => `«${title}»`,

  signUp: ({ code, minutes, username }) =>
    codeWords(
      code,
      minutes,
      `te damos la bienvenida a Panelwise. El código para tu cuenta «${username}» es`,
      'Si no fuiste tú quien se registró con este nombre de usuario, por favor no escribas el código: ignora este correo.',
    ),
  haveAccount: () => ({
    subject: 'Ya tienes una cuenta en Panelwise',
    lines: [
      'alguien acaba de registrarse con tu correo electrónico, pero ya tienes una cuenta. Si fuiste tú, inicia sesión.',
      'Si ya no sabes tu contraseña, elige allí «¿Olvidaste tu contraseña?».',
      '',
      'Si no fuiste tú, ignora este correo: tu cuenta sigue como está.',
    ],
  }),
  severalSignUps: () => ({
    subject: 'Inicia sesión para recibir tu código de Panelwise',
    lines: [
      'alguien ha pedido un código nuevo, y este correo electrónico se usó para registrarse más de una vez. Inicia sesión',
      'con la contraseña que elegiste: así recibes el código de tu propia cuenta.',
      '',
      'Si no fuiste tú, ignora este correo.',
    ],
  }),
  resetPassword: ({ code, minutes }) =>
    codeWords(
      code,
      minutes,
      'alguien ha pedido una contraseña nueva para tu cuenta. El código para ello es',
      'Si no fuiste tú, ignora este correo: tu contraseña sigue como está.',
    ),
  newDevice: ({ device, at }) => ({
    subject: 'Un dispositivo nuevo ha iniciado sesión en tu cuenta de Panelwise',
    lines: [
      `el ${on(at)} alguien inició sesión en tu cuenta con ${deviceWords(device)}.`,
      'Si fuiste tú, no hay nada que hacer. Tu perfil muestra dónde tienes sesión iniciada.',
      '',
      notYou,
    ],
  }),
  newPassword: ({ at }) => ({
    subject: 'Se ha cambiado tu contraseña de Panelwise',
    lines: [
      `el ${on(at)} se cambió la contraseña de tu cuenta. Si fuiste tú, no hay nada que hacer.`,
      '',
      notYou,
    ],
  }),
  passkeyAdded: ({ at }) => ({
    subject: 'Se ha añadido una llave de acceso a tu cuenta de Panelwise',
    lines: [
      `el ${on(at)} se añadió una llave de acceso a tu cuenta. Si fuiste tú, no hay nada que hacer.`,
      '',
      notYou,
      yourPasskeys,
    ],
  }),
  passkeyTakenAway: ({ at }) => ({
    subject: 'Se ha quitado una llave de acceso de tu cuenta de Panelwise',
    lines: [
      `el ${on(at)} se quitó una llave de acceso de tu cuenta. Si fuiste tú, no hay nada que hacer.`,
      '',
      notYou,
      yourPasskeys,
    ],
  }),

  titleOfPart: ({ title, part }) => `${title}, parte ${part}`,
  accepted: ({ title }) => ({
    subject: `«${title}» está en la biblioteca`,
    lines: [
      `una persona ha leído tu cómic «${title}» y lo ha aceptado. Ahora está en la biblioteca, para que lo lea cualquier clase.`,
    ],
  }),
  declined: ({ title, reason, place }) => {
    const where = place ? ` en la página ${place.page}${place.panel ? `, viñeta ${place.panel}` : ''}` : '';
    return {
      subject: `«${title}» necesita un cambio`,
      lines: [
        `una persona ha leído tu cómic «${title}» y pide un cambio${where}:`,
        '',
        ...reason,
        '',
        'Cámbialo y envía el cómic otra vez. Lo encuentras en «Mis cómics».',
      ],
    };
  },
  changesAsked: ({ title, reason, changes }) => ({
    subject: `«${title}» necesita algunos cambios`,
    lines: [
      `una persona ha leído tu cómic «${title}» y lo aceptaría cuando esto esté cambiado:`,
      '',
      ...reason,
      '',
      ...(changes.length > 0
        ? [
            'Se trata de:',
            ...changes.map(({ page, panel }) => `    página ${page}${panel ? `, viñeta ${panel}` : ''}`),
            '',
          ]
        : []),
      'Cámbialo y envía el cómic otra vez. Lo encuentras en «Mis cómics».',
    ],
  }),
  lookedAt: ({ title }) => ({
    subject: `Estamos revisando «${title}»`,
    lines: [
      `algunos lectores nos han pedido que revisemos tu cómic «${title}». Una persona lo hace ahora, y hasta entonces no se muestra a los lectores.`,
      '',
      'No tienes que hacer nada. Te escribimos en cuanto alguien lo haya revisado.',
    ],
  }),
  shownAgain: ({ title }) => ({
    subject: `«${title}» se muestra otra vez`,
    lines: [
      `una persona ha revisado tu cómic «${title}». Está bien como está, y los lectores vuelven a verlo.`,
    ],
  }),

  consentRequest: ({ firstname, relation, address, days }) => ({
    subject: `${firstname} te pide permiso para Panelwise`,
    lines: [
      `${firstname} tiene una cuenta en Panelwise, donde los escolares convierten en cómics lo que aprenden, y te ha nombrado`,
      `como ${named[relation]}. Hasta que aceptes, nadie más puede ver lo que hace ${firstname}.`,
      '',
      'Lee aquí de qué se trata, y acepta:',
      '',
      `    ${address}`,
      '',
      `El enlace funciona una vez, durante ${days} días. Lo que vale en cualquier caso:`,
      ...listed(promises),
      '',
      'Si no sabes nada de esto, o no lo quieres, no hagas nada: tu dirección no se usa para nada más.',
    ],
  }),
  consentNotice: ({ firstname, kind, relation, statement, address }) => ({
    subject: `${firstname} tiene una cuenta en Panelwise`,
    lines: [
      meaning(kind, firstname, relation),
      '',
      'Si te parece bien, no hay nada que hacer. Si no, puedes oponerte aquí, ahora o más tarde:',
      '',
      `    ${address}`,
      '',
      inFull,
      '',
      `    ${statement}`,
      '',
      'Lo que guardamos:',
      ...listed(kept),
      'Lo que vale para todos los niños:',
      ...listed(promises),
    ],
  }),
  consentReceipt: ({ firstname, kind, relation, statement, address, day }) => ({
    subject: `Gracias: has dicho que sí por ${firstname}`,
    lines: [
      `el ${day} aceptaste esto:`,
      '',
      `    ${meaning(kind, firstname, relation)}`,
      '',
      inFull,
      '',
      `    ${statement}`,
      '',
      'Guarda este correo, por favor. Si algún día cambias de idea, retíralo aquí:',
      '',
      `    ${address}`,
      '',
      `La cuenta de ${firstname} se cierra entonces enseguida y se borra con todo lo que contiene.`,
    ],
  }),
  consentWithdrawn: () => ({
    subject: 'La cuenta de Panelwise está cerrada',
    lines: [
      'nos pediste que cerráramos la cuenta. Ya nadie puede iniciar sesión en ella, no se muestra nada de ella y todo lo que',
      'contiene se está borrando. No hay nada más que hacer.',
    ],
  }),

  parentLinked: ({ firstname, parentName }) => ({
    subject: `${parentName} ve ahora lo que aprende ${firstname}`,
    lines: [
      `${parentName} se ha vinculado con ${firstname} en Panelwise, con un código que hizo ${firstname} o la escuela. Desde ahora`,
      `${parentName} ve lo que ${firstname} lee y sabe, y puede decidir qué cómics se muestran.`,
      '',
      'Si es correcto, no hay nada que hacer. Si no, escríbenos y pregunta de quién era ese código.',
    ],
  }),
  unlinked: ({ firstname }) => ({
    subject: `Ya no tienes vínculo con ${firstname}`,
    lines: [
      `el vínculo entre tú y ${firstname} en Panelwise ha terminado, así que ya no ves lo que aprende ${firstname}.`,
      'Si quieres recuperarlo, pide un código nuevo.',
    ],
  }),
  childDeleted: () => ({
    subject: 'La cuenta de Panelwise está cerrada',
    lines: [
      'retiraste tu consentimiento y nos pediste que borráramos la cuenta de tu hijo o hija. Ya nadie puede iniciar sesión',
      'en ella, no se muestra nada de ella y todo lo que contiene se está borrando. No hay nada más que hacer.',
    ],
  }),

  weekly: {
    subject: (names) => `${names}: la semana en pocas líneas`,
    readNothing: (firstname) => `${firstname} no ha leído ningún cómic aquí esta semana.`,
    read: ({ firstname, comics, minutes, titles }) =>
      `${firstname} ha leído ${counted(comics, 'cómic', 'cómics')}, ${counted(minutes, 'minuto', 'minutos')} en total: ${titles}.`,
    moreComics: (n) => counted(n, 'cómic más', 'cómics más'),
    known: (title) => `${title} ya se lo sabe bien.`,
    oneThing: (thing) => `Una cosa para hacer: ${thing}`,
    shaky: ({ title, shaky, items }) =>
      `lee ${title} con tu hijo o hija. ${shaky} de sus ${items} preguntas aún no ${shaky === 1 ? 'está firme' : 'están firmes'}.`,
    tell: ({ firstname, title }) => `pídele a ${firstname} que te cuente qué pasa en ${title}, y por qué.`,
    choose: (firstname) => `elige un cómic con ${firstname}, y que pase las páginas.`,
    askedFor: 'Pediste esta carta una vez por semana.',
    oneClick: 'Se termina con un clic:',
    endOnPage: 'Puedes terminarla en tu página «Mi hijo o hija».',
  },
  reminder: {
    subjectOfOwn: (items) => `${counted(items, 'pregunta', 'preguntas')} por repasar hoy`,
    subjectOfOthers: (names) => `${names}: algo por repasar hoy`,
    dueToYou: ({ items, titles }) =>
      `Hoy tienes ${counted(items, 'pregunta', 'preguntas')} por repasar, de ${titles}.`,
    dueToChild: ({ firstname, items, titles }) =>
      `Hoy ${firstname} tiene ${counted(items, 'pregunta', 'preguntas')} por repasar, de ${titles}.`,
    moreTitles: (n) => `${n} más`,
    why: 'Lo que se mira ahora se recuerda más tiempo. Lleva unos minutos, y por un día libre no se pierde nada.',
    howOften: 'Llega como mucho una vez al día, y solo cuando hay algo por repasar.',
    oneClick: 'Se termina con un clic:',
    endOnPage: 'Puedes terminarlo en tu página.',
  },
};
