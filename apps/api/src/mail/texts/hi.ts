import type { AdultRelation, ConsentKind } from '@panelwise/contracts/domain/consent';
import type { MailTexts, MailWords } from './mail-texts.ts';
import { deviceIn, momentIn } from './sentences.ts';

const on = momentIn('hi-IN');
const deviceWords = deviceIn('·', 'बिना नाम के एक प्रोग्राम');
const notYou =
  'अगर यह आप नहीं थे, तो लॉग इन पेज पर “पासवर्ड भूल गए?” चुनें और नया पासवर्ड रखें: इससे बाकी सब लॉग आउट हो जाते हैं।';
const yourPasskeys = 'फिर अपनी प्रोफ़ाइल में पासकी देखें, और जो आपकी नहीं है उसे हटा दें।';
const kept = [
  'पहला नाम और उपनाम, उपयोगकर्ता नाम, ईमेल पता, जन्म का साल और देश',
  'कहानियाँ, कॉमिक और क्विज़, जो आपका बच्चा बनाता है',
  'आपका ईमेल पता, ऊपर के शब्द, और आपने उन पर कब सहमति दी',
];
const promises = [
  'आपका बच्चा जो लिखता है, वह किसी दूसरी कंपनी को नहीं भेजा जाता: लिखने और चित्र बनाने का काम हमारा अपना स्टूडियो करता है।',
  'बच्चों के लिए कोई विज्ञापन नहीं हैं।',
  'कोई कॉमिक दूसरों को तभी दिखाई जाती है, जब कोई व्यक्ति उसे पढ़ चुका हो।',
];
const inFull = 'शब्दशः, जैसा हम इसे रखते हैं (अंग्रेज़ी में):';

const listed = (points: readonly string[]) => points.map((point) => `  - ${point}।`.replace('।।', '।'));

/** Whom a child has named. */
const named: Record<AdultRelation, string> = {
  parent: 'माता या पिता',
  guardian: 'अभिभावक',
  teacher: 'शिक्षक',
};

function meaning(kind: ConsentKind, firstname: string, relation: AdultRelation): string {
  const closed = 'तब खाता तुरंत बंद कर दिया जाता है और उसमें जो कुछ है, सब मिटा दिया जाता है।';
  const does = `${firstname} का Panelwise पर खाता हो, वहाँ कॉमिक बनाई जाएँ और किसी व्यक्ति के पढ़ लेने के बाद दूसरों को दिखाई जाएँ`;
  if (kind === 'notice')
    return `${firstname} का Panelwise पर खाता है, वहाँ कॉमिक बनाई जाती हैं, और किसी व्यक्ति के पढ़ लेने के बाद वे दूसरों को दिखाई जा सकती हैं। ${firstname} ने आपको अपना ${named[relation]} बताया है। आप कभी भी मना कर सकते हैं: ${closed}`;
  if (kind === 'school')
    return `आप ${firstname} को पढ़ाते हैं, और आपका स्कूल अपने विद्यार्थियों के लिए सहमति दे सकता है। आप सहमत हैं कि ${does}। आप इसे कभी भी वापस ले सकते हैं: ${closed}`;
  return `आप ${firstname} के ${named[relation]} हैं और ${firstname} के लिए फ़ैसला कर सकते हैं। आप सहमत हैं कि ${does}। आप इसे कभी भी वापस ले सकते हैं: ${closed}`;
}

const codeWords = (code: string, minutes: number, why: string, otherwise: string): MailWords => ({
  subject: `${code} आपका Panelwise कोड है`,
  lines: [why, '', `    ${code}`, '', `यह ${minutes} मिनट तक और एक ही बार काम करता है।`, otherwise],
});

/** What mails say in Hindi. */
export const hi: MailTexts = {
  language: 'hi',
  hello: (firstname) => (firstname ? `नमस्ते ${firstname},` : 'नमस्ते,'),
  farewell: 'कॉमिक बनाने का मज़ा लें!',
  quote: (title) => `“${title}”`,

  signUp: ({ code, minutes, username }) =>
    codeWords(
      code,
      minutes,
      `Panelwise में आपका स्वागत है। आपके खाते “${username}” का कोड है`,
      'अगर इस उपयोगकर्ता नाम से आपने साइन अप नहीं किया, तो कृपया कोड न डालें: इस ईमेल को अनदेखा कर दें।',
    ),
  haveAccount: () => ({
    subject: 'Panelwise पर आपका खाता पहले से है',
    lines: [
      'अभी किसी ने आपके ईमेल से साइन अप किया, पर आपका खाता पहले से है। अगर यह आप थे, तो कृपया लॉग इन करें।',
      'अगर आपको अपना पासवर्ड याद नहीं है, तो वहाँ “पासवर्ड भूल गए?” चुनें।',
      '',
      'अगर यह आप नहीं थे, तो इस ईमेल को अनदेखा कर दें: आपका खाता जैसा है वैसा ही रहता है।',
    ],
  }),
  severalSignUps: () => ({
    subject: 'अपना Panelwise कोड पाने के लिए कृपया लॉग इन करें',
    lines: [
      'किसी ने नया कोड माँगा, और इस ईमेल से एक से ज़्यादा बार साइन अप किया गया है। कृपया उस पासवर्ड से लॉग इन करें जो',
      'आपने चुना था: तब आपको आपके अपने खाते का कोड मिलता है।',
      '',
      'अगर यह आप नहीं थे, तो इस ईमेल को अनदेखा कर दें।',
    ],
  }),
  resetPassword: ({ code, minutes }) =>
    codeWords(
      code,
      minutes,
      'किसी ने आपके खाते के लिए नया पासवर्ड माँगा है। उसका कोड है',
      'अगर यह आप नहीं थे, तो इस ईमेल को अनदेखा कर दें: आपका पासवर्ड जैसा है वैसा ही रहता है।',
    ),
  newDevice: ({ device, at }) => ({
    subject: 'आपके Panelwise खाते में एक नए डिवाइस से लॉग इन हुआ है',
    lines: [
      `${on(at)} को किसी ने आपके खाते में लॉग इन किया। डिवाइस: ${deviceWords(device)}।`,
      'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं। आप कहाँ-कहाँ लॉग इन हैं, यह आपकी प्रोफ़ाइल में दिखता है।',
      '',
      notYou,
    ],
  }),
  newPassword: ({ at }) => ({
    subject: 'आपका Panelwise पासवर्ड बदला गया',
    lines: [`${on(at)} को आपके खाते का पासवर्ड बदला गया। अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं।`, '', notYou],
  }),
  passkeyAdded: ({ at }) => ({
    subject: 'आपके Panelwise खाते में एक पासकी जोड़ी गई',
    lines: [
      `${on(at)} को आपके खाते में एक पासकी जोड़ी गई। अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं।`,
      '',
      notYou,
      yourPasskeys,
    ],
  }),
  passkeyTakenAway: ({ at }) => ({
    subject: 'आपके Panelwise खाते से एक पासकी हटाई गई',
    lines: [
      `${on(at)} को आपके खाते से एक पासकी हटाई गई। अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं।`,
      '',
      notYou,
      yourPasskeys,
    ],
  }),

  titleOfPart: ({ title, part }) => `${title}, भाग ${part}`,
  accepted: ({ title }) => ({
    subject: `“${title}” लाइब्रेरी में है`,
    lines: [
      `समीक्षक ने आपकी कॉमिक “${title}” पढ़कर उसे स्वीकार कर लिया है। अब वह लाइब्रेरी में है, और हर कक्षा उसे पढ़ सकती है।`,
    ],
  }),
  declined: ({ title, reason, place }) => {
    const where = place ? ` (पेज ${place.page}${place.panel ? `, पैनल ${place.panel}` : ''})` : '';
    return {
      subject: `“${title}” में एक बदलाव चाहिए`,
      lines: [
        `समीक्षक ने आपकी कॉमिक “${title}” पढ़ी है और एक बदलाव चाहते हैं${where}:`,
        '',
        ...reason,
        '',
        'उसे बदलें, फिर कॉमिक दोबारा भेजें। वह आपको “मेरी कॉमिक” में मिलेगी।',
      ],
    };
  },
  changesAsked: ({ title, reason, changes }) => ({
    subject: `“${title}” में कुछ बदलाव चाहिए`,
    lines: [
      `समीक्षक ने आपकी कॉमिक “${title}” पढ़ी है। इतना बदल जाए, तो वे उसे स्वीकार करना चाहेंगे:`,
      '',
      ...reason,
      '',
      ...(changes.length > 0
        ? [
            'यह इनके बारे में है:',
            ...changes.map(({ page, panel }) => `    पेज ${page}${panel ? `, पैनल ${panel}` : ''}`),
            '',
          ]
        : []),
      'उसे बदलें, फिर कॉमिक दोबारा भेजें। वह आपको “मेरी कॉमिक” में मिलेगी।',
    ],
  }),
  lookedAt: ({ title }) => ({
    subject: `हम “${title}” को देख रहे हैं`,
    lines: [
      `कुछ पाठकों ने हमसे आपकी कॉमिक “${title}” को देखने के लिए कहा है। अब एक व्यक्ति उसे देख रहा है, और तब तक वह पाठकों को नहीं दिखाई जाती।`,
      '',
      'आपको कुछ नहीं करना है। कोई उसे देख ले, तो हम आपको तुरंत लिखेंगे।',
    ],
  }),
  shownAgain: ({ title }) => ({
    subject: `“${title}” फिर से दिखाई जा रही है`,
    lines: [`एक व्यक्ति ने आपकी कॉमिक “${title}” देखी है। वह जैसी है ठीक है, और पाठक उसे फिर से देख सकते हैं।`],
  }),

  consentRequest: ({ firstname, relation, address, days }) => ({
    subject: `${firstname} को Panelwise के लिए आपकी सहमति चाहिए`,
    lines: [
      `${firstname} का Panelwise पर खाता है, जहाँ स्कूल के बच्चे जो सीखते हैं उसकी कॉमिक बनाते हैं। ${firstname} ने आपको अपना`,
      `${named[relation]} बताया है। जब तक आप सहमति नहीं देते, ${firstname} की बनाई चीज़ें कोई और नहीं देख सकता।`,
      '',
      'कृपया यहाँ पढ़ें कि यह क्या है, और सहमति दें:',
      '',
      `    ${address}`,
      '',
      `यह लिंक एक बार, ${days} दिन तक काम करता है। जो हर हाल में लागू है:`,
      ...listed(promises),
      '',
      'अगर आप इसके बारे में नहीं जानते, या यह नहीं चाहते, तो कुछ न करें: आपका पता किसी और काम में नहीं आता।',
    ],
  }),
  consentNotice: ({ firstname, kind, relation, statement, address }) => ({
    subject: `${firstname} का Panelwise पर खाता है`,
    lines: [
      meaning(kind, firstname, relation),
      '',
      'अगर आपको यह ठीक लगता है, तो कुछ करने की ज़रूरत नहीं। नहीं तो आप यहाँ मना कर सकते हैं, अभी या बाद में:',
      '',
      `    ${address}`,
      '',
      inFull,
      '',
      `    ${statement}`,
      '',
      'हम क्या रखते हैं:',
      ...listed(kept),
      'जो हर बच्चे के लिए लागू है:',
      ...listed(promises),
    ],
  }),
  consentReceipt: ({ firstname, kind, relation, statement, address, day }) => ({
    subject: `धन्यवाद: आपने ${firstname} के लिए हाँ कहा`,
    lines: [
      `${day} को आपने इस पर सहमति दी:`,
      '',
      `    ${meaning(kind, firstname, relation)}`,
      '',
      inFull,
      '',
      `    ${statement}`,
      '',
      'कृपया यह ईमेल सँभालकर रखें। अगर कभी आपका मन बदले, तो सहमति यहाँ वापस लें:',
      '',
      `    ${address}`,
      '',
      `तब ${firstname} का खाता तुरंत बंद कर दिया जाता है और उसमें जो कुछ है, सबके साथ मिटा दिया जाता है।`,
    ],
  }),
  consentWithdrawn: () => ({
    subject: 'Panelwise खाता बंद हो गया है',
    lines: [
      'आपने हमसे खाता बंद करने के लिए कहा था। अब इसमें कोई लॉग इन नहीं कर सकता, इसका कुछ भी दिखाया नहीं जाता, और इसमें जो',
      'कुछ है, सब मिटाया जा रहा है। और कुछ करने की ज़रूरत नहीं।',
    ],
  }),

  parentLinked: ({ firstname, parentName }) => ({
    subject: `${firstname} की पढ़ाई अब ${parentName} को भी दिखती है`,
    lines: [
      `Panelwise पर ${parentName} को ${firstname} से जोड़ा गया है, उस कोड से जो ${firstname} ने या स्कूल ने बनाया था। अब`,
      `${parentName} को दिखता है कि ${firstname} को क्या आता है और क्या पढ़ा गया है, और कौन-सी कॉमिक दिखाई जाएँ, यह भी ${parentName} तय कर सकते हैं।`,
      '',
      'अगर यह सही है, तो कुछ करने की ज़रूरत नहीं। नहीं तो कृपया हमें लिखें, और पूछें कि वह कोड किसका था।',
    ],
  }),
  unlinked: ({ firstname }) => ({
    subject: `अब आप ${firstname} से जुड़े नहीं हैं`,
    lines: [
      `Panelwise पर आपका और ${firstname} का जुड़ाव समाप्त हो गया है, इसलिए ${firstname} की पढ़ाई अब आपको नहीं दिखती।`,
      'अगर आप फिर से जुड़ना चाहते हैं, तो नया कोड माँगें।',
    ],
  }),
  childDeleted: () => ({
    subject: 'Panelwise खाता बंद हो गया है',
    lines: [
      'आपने अपनी सहमति वापस ली और हमसे अपने बच्चे का खाता मिटाने के लिए कहा। अब इसमें कोई लॉग इन नहीं कर सकता, इसका कुछ',
      'भी दिखाया नहीं जाता, और इसमें जो कुछ है, सब मिटाया जा रहा है। और कुछ करने की ज़रूरत नहीं।',
    ],
  }),

  weekly: {
    subject: (names) => `${names}: हफ़्ता कुछ पंक्तियों में`,
    readNothing: (firstname) => `${firstname} ने इस हफ़्ते यहाँ कोई कॉमिक नहीं पढ़ी।`,
    read: ({ firstname, comics, minutes, titles }) =>
      `${firstname} ने ${comics} कॉमिक ${comics === 1 ? 'पढ़ी' : 'पढ़ीं'}, कुल ${minutes} मिनट: ${titles}।`,
    moreComics: (n) => `${n} और कॉमिक`,
    known: (title) => `${title} अच्छी तरह याद है।`,
    oneThing: (thing) => `करने के लिए एक काम: ${thing}`,
    shaky: ({ title, shaky, items }) =>
      `${title} साथ में पढ़ें। इसमें ${items} में से ${shaky} ${shaky === 1 ? 'सवाल अभी कच्चा है' : 'सवाल अभी कच्चे हैं'}।`,
    tell: ({ firstname, title }) => `${firstname} से पूछें कि ${title} में क्या होता है, और क्यों।`,
    choose: (firstname) => `साथ में कोई कॉमिक चुनें, और पन्ने ${firstname} को पलटने दें।`,
    askedFor: 'आपने यह चिट्ठी हफ़्ते में एक बार माँगी थी।',
    oneClick: 'एक क्लिक से यह बंद हो जाती है:',
    endOnPage: 'आप इसे अपने पेज “मेरा बच्चा” पर बंद कर सकते हैं।',
  },
  reminder: {
    subjectOfOwn: (items) => `आज दोहराने के लिए ${items} सवाल`,
    subjectOfOthers: (names) => `${names}: आज दोहराने के लिए कुछ है`,
    dueToYou: ({ items, titles }) =>
      `आज आपके पास दोहराने के लिए ${items} ${items === 1 ? 'सवाल है' : 'सवाल हैं'}, इनसे: ${titles}।`,
    dueToChild: ({ firstname, items, titles }) =>
      `आज ${firstname} के पास दोहराने के लिए ${items} ${items === 1 ? 'सवाल है' : 'सवाल हैं'}, इनसे: ${titles}।`,
    moreTitles: (n) => `${n} और`,
    why: 'जो अभी देख लिया जाए, वह ज़्यादा समय तक याद रहता है। इसमें कुछ ही मिनट लगते हैं, और एक दिन की छुट्टी से कुछ नहीं खोता।',
    howOften: 'यह दिन में ज़्यादा से ज़्यादा एक बार आता है, और तभी जब दोहराने के लिए कुछ हो।',
    oneClick: 'एक क्लिक से यह बंद हो जाता है:',
    endOnPage: 'आप इसे अपने पेज पर बंद कर सकते हैं।',
  },
};
