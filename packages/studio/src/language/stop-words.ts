import type { Language } from './language.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words that every text of a language is full of: they tell the language, and they carry no topic. */
export const stopWords: Record<Language, ReadonlySet<string>> = {
  en: words(
    `the a an and or but of to in on at by for from with as is are was were be been has have had do does did not no
     he she it they we you i his her its their our your my this that these those there then than so if when what who
     which how why where because into out up down over after before all some can will would could one him them me
     within beyond despite although though amid among beneath throughout unless whereas moreover meanwhile however therefore`,
  ),
  es: words(
    `el la los las un una unos unas y o pero de del a al en por para con sin sobre entre hasta desde es son era eran
     fue fueron ser está están estaba estaban hay había ha han no sí se le les lo me te nos su sus mi mis tu tus este
     esta estos estas ese esa eso esto aquel que qué quien quién como cómo cuando cuándo donde dónde porque más muy
     también ya todo todos toda todas cada otro otra otros otras después antes entonces luego así pues si ni él ella
     ellos ellas yo tú usted tiene tienen tenía dice dijo hace hizo uno dos tres desde hacia durante mientras aunque
     siempre nunca mucho mucha muchos muchas poco bien aquí allí ahora hoy`,
  ),
  fr: words(
    `le la les un une des du de et ou mais à au aux en dans par pour avec sans sur sous entre est sont était étaient
     être été a ont avait avaient avoir ne pas plus très se ce cet cette ces il elle ils elles on nous vous je tu me
     te lui leur leurs son sa ses mon ma mes ton ta tes notre nos votre vos qui que quoi dont où quand comment
     pourquoi parce car si aussi tout tous toute toutes chaque autre autres après avant alors puis ainsi donc fait dit
     deux trois y d l c s n j m t qu comme même bien depuis pendant encore déjà jamais toujours beaucoup peu ici là`,
  ),
  de: words(
    `der die das den dem des ein eine einen einem einer eines und oder aber von vom zu zum zur in im an am auf aus bei
     mit nach für um über unter vor durch gegen ohne ist sind war waren sein bin wird werden wurde wurden hat haben
     hatte hatten nicht kein keine sich er sie es wir ihr ich du man ihn ihm ihnen mich mir dich dir uns euch sein
     seine seinen seiner seinem ihre ihren ihrer ihrem mein meine meinen dieser diese dieses diesen diesem jeder jede
     jedes was wer wie wo wann warum weil denn dass wenn als ob auch noch nur schon sehr mehr so dann da dort hier
     immer nie alle alles viel viele jetzt heute kann können muss müssen will sagt sagte fragt macht zwei drei doch
     danach deshalb darum bis seit während einmal wieder`,
  ),
  hi: words(
    `है हैं था थी थे हो हुआ हुई हुए होता होती होते का की के को से में पर ने और या लेकिन मगर तो भी ही यह ये वह वे इस उस इन उन
     इसे उसे इसका उसका इसकी उसकी इसके उसके एक दो तीन कि जो जब तब अब जहाँ वहाँ यहाँ कहाँ क्या कौन क्यों कैसे कब कितना
     नहीं न मत हाँ बहुत कुछ सब सभी हर बाद पहले फिर साथ लिए तक अपना अपनी अपने मैं हम तुम आप मेरा मेरी मेरे हमारा हमारी
     हमारे गया गई गए कर करता करती करते करना किया की कहा कहता कहती कहते पूछा बोला बोली बताया रहा रही रहे सकता सकती सकते
     दिया दी दिए लिया ली लिए जाता जाती जाते जाना आया आई आए आता आती क्योंकि इसलिए अगर ऊपर नीचे अंदर बाहर वाला वाली वाले
     ओर पास दिन बार बात लोग चीज़ तरह कोई किसी जैसे अपनेआप उन्होंने उसने इसने मैंने हमने उन्हें इन्हें मुझे हमें ठंडा ठंडी ठंडे गर्म बड़ा बड़ी बड़े छोटा छोटी छोटे अच्छा अच्छी अच्छे नया नई नए गीला गीली गीले दोनों धीरे काम`,
  ),
};

/**
 * Common words of languages that the studio does not write in and that are easily taken for one that it
 * does: Portuguese, Italian and Dutch, Marathi and Nepali.
 */
export const foreignStopWords: readonly ReadonlySet<string>[] = [
  words(
    'o os as um uma do da dos das no na nos nas em e ou mas que não com por para ao se é são foi era ele ela eles elas você eu seu sua mais muito também já como quando porque está isso este essa tem pelo pela até depois',
  ),
  words(
    'il lo la i gli le un uno una e o ma di del della dei delle a al alla da dal in nel nella con su per tra che non è sono era erano si ci ne lui lei loro io tu noi suo sua più molto anche già come quando perché questo questa ha hanno dopo poi',
  ),
  words(
    'de het een en of maar van naar te in op aan bij voor met uit is zijn was waren wordt werd heeft had niet geen zich hij zij ze wij we ik je jij u hun haar zijn mijn dit dat deze die wat wie hoe waar omdat als ook nog maar al veel meer dan dus toen er',
  ),
  words(
    'आहे आहेत होता होती होते आणि हा ही हे तो ती ते त्या त्याने तिने च्या मध्ये पण नाही मी आम्ही तू काय का कसे साठी म्हणून झाले झाली',
  ),
  words('छ छन् थियो थिए हुन्छ र तर यो त्यो उनी उनले मा बाट लाई हरू पनि छैन के किन कसरी गरे गर्छ भयो भएको थिइन्'),
];
