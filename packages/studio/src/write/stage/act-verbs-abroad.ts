import type { PoseName } from '../../draw/vocabulary.ts';
import type { Language } from '../../language/language.ts';
import { anyOf } from '../../language/reading/rule-parts.ts';

type Acts = {
  verbs: readonly (readonly [words: RegExp, pose: PoseName])[];
  /** Words that deny, plan, ask or wish: a sentence with one of them tells no act. */
  doubt: RegExp;
};

const poses = (forms: Partial<Record<PoseName, string>>) =>
  Object.entries(forms).map(([pose, words]) => [anyOf(words), pose as PoseName] as const);

/** Verb forms that mean one act of a body and hardly anything else, in languages that are read without a tagger. */
export const actsAbroad: Record<Exclude<Language, 'en'>, Acts> = {
  de: {
    verbs: poses({
      run: 'rennt rannte rennen rannten',
      cry: 'weint weinte weinen weinten schluchzt schluchzte',
      sleep: 'schläft schlief',
      dance: 'tanzt tanzte tanzten',
      swim: 'schwimmt schwamm schwammen',
      kneel: 'kniet kniete hockt hockte',
      dig: 'gräbt grub buddelt buddelte',
      stir: 'rührt_um kocht_Suppe kochte_Suppe',
      sweep: 'fegt fegte kehrt_den_Boden',
      hug: 'umarmt umarmte umarmten',
      comfort: 'tröstet tröstete',
      drink: 'trinkt trank',
      wave: 'winkt winkte winkten',
      whisper: 'flüstert flüsterte',
      cheer: 'jubelt jubelte jubelten',
    }),
    doubt: anyOf(
      'nicht nie niemals kein keine keinen will wollte wird werde werden würde könnte kann soll sollte möchte wenn falls fast morgen',
    ),
  },
  fr: {
    verbs: poses({
      run: 'court_vers courut courait courent',
      cry: 'pleure pleura pleurait sanglote',
      sleep: 'dort dormait dormit',
      dance: 'danse_avec dansait dansa',
      swim: 'nage nageait nagea',
      kneel: "s['’]agenouille s['’]accroupit",
      dig: 'creuse_un creusait creusa',
      sweep: 'balaie balayait balaya',
      hug: 'serre_dans_ses_bras enlace',
      comfort: 'console consolait consola',
      drink: 'boit buvait',
      whisper: 'chuchote chuchota murmure_à',
      'climb-tree': "grimpe_à_l['’]arbre grimpe_dans_l['’]arbre",
    }),
    doubt: anyOf('ne pas jamais sans veut voulait va_ voudrait pourrait doit si presque demain'),
  },
  es: {
    verbs: poses({
      run: 'corre_hacia corrió corría corrieron',
      cry: 'llora lloraba lloró',
      sleep: 'duerme dormía durmió',
      dance: 'baila bailaba bailó',
      swim: 'nada_en nadaba nadó',
      kneel: 'se_arrodilla se_arrodilló se_agacha se_agachó',
      dig: 'cava cavaba cavó',
      sweep: 'barre barría barrió',
      hug: 'abraza abrazó abrazaba',
      comfort: 'consuela consoló',
      drink: 'bebe bebió bebía',
      whisper: 'susurra susurró',
    }),
    doubt: anyOf('no nunca jamás sin quiere quería va_a quisiera podría debe si casi mañana'),
  },
  hi: {
    verbs: poses({
      run: 'दौड़ा दौड़ी दौड़े भागा भागी',
      cry: 'रोया रोई रोने_लगा रोने_लगी',
      sleep: 'सोया सोई सो_गया सो_गई',
      dance: 'नाचा नाची नाचने_लगी नाचने_लगा',
      swim: 'तैरा तैरी तैर_रहा तैर_रही',
      hug: 'गले_लगाया',
      sweep: 'झाड़ू_लगाई झाड़ू_लगाता झाड़ू_लगाती',
      dig: 'गड्ढा_खोदा',
    }),
    doubt: anyOf('नहीं मत न कभी अगर यदि चाहता चाहती चाहिए सकता सकती शायद कल'),
  },
};
