import type { RuleSet } from '../rule.ts';

/** Hindi, in Devanagari and in Latin letters. What is coarse or cruel here stands here so that it is found. */
export const hindi: RuleSet = {
  language: 'hi',
  lists: {
    you: 'तुझे तुझको तुम्हें तुम्हे तुमको तेरा तेरी तुम्हारा तुम्हारी तुझ तू तुम आपको सबको tujhe tujhko tumhe tumko tera teri tere tumhara tumhari tu tum sabko tuje tumhen',
    your: 'तेरी तेरे तेरा तुम्हारी तुम्हारे तुम्हारा teri tere tera tumhari tumhare tumhara अपनी अपने अपना apni apne apna',
    do: 'कर करो कीजिए करले कर ले लो kar karo karle karlo',
    will: 'दूंगा दूंगी दुंगा देंगे दूगा डालूंगा डालूंगी डालेंगे dunga dungi doonga doongi denge dalunga daalunga daalungi dalenge dunga',
    group:
      'मुसलमान मुस्लिम हिंदू हिन्दू दलित सिख ईसाई यहूदी औरतें औरत लड़कियां लडकियां बिहारी चमार musalman musalmano muslim muslims muslman hindu hinduon dalit dalits sikh isai auratein ladkiyan bihari katue mulle',
    low: 'आतंकवादी गद्दार चोर गंदे गन्दे कीडे जानवर बेवकूफ नीच कुत्ते सुअर aatankwadi atankwadi aatankvadi gaddar chor gande jaanwar janwar bewakoof neech kutte suar kide keede',
    drug: 'गांजा गाजा चरस अफीम कोकीन हेरोइन दारू शराब नशा भांग सिगरेट ganja gaanja charas afeem cocaine heroin daru daaru sharab nasha bhang cigarette smack beedi',
    parents: 'मम्मी मां माता पापा पिता घर किसी mummy mom mama papa maa ghar kisi gharwalo teacher मम्मी',
  },
  rules: [
    {
      topic: 'self-harm',
      outcome: 'refused',
      negated: 'person',
      person: ['prevention', 'report'],
      find: `
        मर|mar जा|जाओ|ja|jao|jaa !न|na|ता|ते
        जा|जाकर|ja|jaa|jaakar|jakar|kahin ..1 मर|mar !गया|gaya
        जाके|jake|jaake मर|mar
        आत्महत्या|खुदकुशी|suicide|khudkushi|aatmahatya|atmahatya ..1 कर|करो|कर ले|kar|karo|karle|karlo
        आत्महत्या|खुदकुशी|khudkushi|aatmahatya ..1 कर|kar ले|लो|le|lo
        नस|नसें|nas|nass|kalai|कलाई ..1 काट|kaat|kat ..1 ले|लो|le|lo
        फांसी|phansi|faansi|fansi ..1 लगा|laga ..1 ले|लो|le|lo
        फांसी|phansi|fansi पर? लटक|latak ..2
        जहर|zeher|zahar|jahar ..1 खा|पी|kha|pi|khaa|pee ..1 ले|लो|le|lo
        छत|पुल|chhat|chat|pul|bridge ..1 से|se कूद|kood|kud ..1 जा|जाओ|ja|jao|ja
        तेरे|तुम्हारे|tere|tumhare बिना|bina|bagair|बगैर ..3 दुनिया|duniya|sab|सब ..3
        अपनी|apni जान|jaan दे|ले|de|le ..1 दे|दो|de|do|lo|ले|लो
        तू|tu|tum|तुम ..2 मर|mar क्यों|kyu|kyun|kyon ..2 नहीं|nahi|nahin ..2
        तू|tu|tum|तुम ..1 क्यों|kyu|kyun|kyon ..1 नहीं|nahi|nahin ..1 मर|mar ..2
        तुझे|tujhe|tumhe|तुम्हें|तुम्हे ..1 मर|mar जाना|jana चाहिए|chahiye
        खुद|khud ko|को ..1 मार|maar ..1 ले|लो|डाल|le|lo|daal
      `,
    },
    {
      topic: 'self-harm',
      outcome: 'person',
      unless: ['history', 'medicine', 'prevention', 'news'],
      find: `
        आत्महत्या|खुदकुशी|aatmahatya|khudkushi
        मर|mar जाना|jana चाहता|चाहती|chahta|chahti
        जीना|jeena नहीं|nahi|nahin चाहता|चाहती|chahta|chahti
      `,
    },
    {
      topic: 'threat',
      outcome: 'refused',
      unless: ['game'],
      person: ['fiction', 'report', 'history'],
      find: `
        @you ..4 मार|maar|mar ..1 @will
        जान|jaan से|se जाएगा|जाएगी|जाओगे|jayega|jaoge|jaayega|jayegi
        @you ..1 देख|dekh ..1 लूंगा|लेंगे|lunga|loonga|lenge
        जान|jaan से|se मार|maar|mar ..2
        मार|maar डालूंगा|डालूंगी|डालेंगे|daalunga|dalunga|dalenge|daalenge ..1
        खून|khoon पी|pi|pee ..1 जाऊंगा|jaunga|jaaunga
        @you ..2 खून|khoon|murder|katl|कत्ल|मर्डर ..1 कर|kar ..1 @will
        @your ..2 हड्डी|हड्डियां|हड्डियाँ|टांग|टांगें|हाथ|सिर|मुंह|दांत|haddi|haddiyan|tang|taang|sir|haath|muh|daant|gardan|गर्दन|गला|gala ..3 तोड|तोड़|tod|tor|kaat|काट|फोड|fod|phod|daba|दबा ..1 @will
        @you|@your ..2 घर|ghar|school|स्कूल|gaadi|कुत्ते ..2 जला|jala|उडा|uda|tod|तोड ..1 @will
        @you ..3 काट|kaat|जला|jala|चीर|गाड|gaad|thok|ठोक ..1 @will
        स्कूल|विद्यालय|school|क्लास|class ..3 बम|bomb|bum ..3
        बम|bomb ..2 रखा|रख|फटेगा|rakha|rakh|phatega|fatega ..4 स्कूल|school
        उडा|uda ..1 @will ..3
        @you ..2 छोडूंगा|छोडेंगे|chhodunga|chodunga|chhodenge|chodunga ..1 नहीं|nahi|nahin
        @you|@your ..4 नहीं|nahi|nahin छोडूंगा|छोडेंगे|chhodunga|chodunga|chhodenge|बचेगा|bachega
        पता है ..1 तू|तुम कहां रहता|रहती|रहते
        pata hai ..2 tu|tum ..1 kahan|kaha rehta|rahta|rehti|rehte|rahte ..3
        school|स्कूल ..4 chaku|chaaku|bandook|banduk|चाकू|बंदूक|बन्दूक ..3 लाऊंगा|लाऊंगी|launga|laaunga|lekar|lekar
      `,
    },
    {
      topic: 'slur',
      outcome: 'refused',
      negated: 'same',
      person: ['report', 'history', 'prevention'],
      find: `
        चमार|भंगी|चूहडा|chamar|bhangi|chuhra|chuda !जाति|समाज|समुदाय|samaj
        हिजडा|हिजडे|हिजड़ा|छक्का|छक्के|hijda|hijde|hijra|chakke|chhakka|chhakke !रन|मारा|मारे|लगाया|lagaya|mara|maara|maare|run|runs|और|aur
        कटुआ|कटुए|कटुवा|katua|katue|katuo|katwa|katve|mulle|मुल्ले|मुल्ला|mulla|landya !नसरुद्दीन|nasruddin
        चिंकी|chinki|chinky|मंदबुद्धि|कालू
        kaalu|kalu|kallu|kalua|कल्लू tu|तू|साले|saale|bhaag
        साले|साला|saale|sala|saala ..1 चमार|भंगी|मुल्ले|कटुए|bhangi|chamar|mulle|katue|नीच|neech
        नीच|neech जात|jaat|jati|जाति ..1 का|के|ka|ke|wale|वाले
      `,
    },
    {
      topic: 'hate',
      outcome: 'refused',
      person: ['report', 'history', 'prevention', 'news'],
      find: `
        @group ..2 @low ..2 हैं|है|hain|hai|hote|होते|होती|hoti
        ये|ye|yeh|inhe|इन ..3 @low ..4 भेजो|bhejo|maaro|मारो|निकालो|nikalo|pakistan|पाकिस्तान
        @group ..2 को|ko ..2 मार|भगा|निकाल|जला|maar|bhaga|nikal|nikaal|jala|kaat|काट ..2
        पाकिस्तान|pakistan ..1 भेजो|bhejo|जाओ|jao|chale|चले ..2
        मुसलमानों|हिंदुओं|हिन्दुओं|दलितों|सिखों|musalmanon|musalmano|hinduon|hinduo|daliton|sikhon को|ko ..2 मार|मारो|भगाओ|जला|काट|maar|maaro|bhagao|jala|kaat ..2
        लड़कियां|लडकियां|ladkiyan|ladkiya|auratein|औरतें ..2 बेवकूफ|कमजोर|bewakoof|kamzor ..3
        सब|सारे|sab|saare @group ..1 मारे|मरेंगे|मार|maare|marenge|maar ..3
        @group ..1 मारे|maare ..1 जाएं|जाएँ|jaye|jaayein|जाने|jane ..1
        @group ..1 से|se नफरत|nafrat
        औरतों|औरत|लड़कियों|लडकियों|aurat|auraton|ladkiyon ..3 जगह|jagah ..2 रसोई|rasoi|kitchen ..2
      `,
    },
    {
      topic: 'extremism',
      outcome: 'refused',
      person: ['report', 'history', 'prevention'],
      find: `
        हिटलर|hitler ..1 सही|महान|hero|sahi|mahan|हीरो ..1 था|tha
        जिहाद|jihad ..3 शामिल|shamil|करो|karo
      `,
    },
    {
      topic: 'profanity',
      outcome: 'refused',
      negated: 'same',
      homograph: true,
      // Before Christ.
      person: ['history'],
      find: `
        <!#|century|सदी|शताब्दी mc|bc !#|mary|मैरी
      `,
    },
    {
      topic: 'profanity',
      outcome: 'refused',
      negated: 'same',
      find: `
        मादरचोद*|मादरचोद|madarchod*|maderchod*|madarchood|madarjaat
        बहनचोद*|भेनचोद*|भैनचोद|behenchod*|bhenchod*|benchod*|bhainchod*|behnchod*|bahenchod*
        चूतिया|चूतिये|चूतियो|चुतिया|chutiya*|chutiye|chutia|chutiyapa|choot|chootiya
        चूत|चुत
        भोसडी*|भोसडा|भोसडीके|bhosdi*|bhosdike|bhosda|bhosri*|bsdk|bsdke|bhosadi*|bhosadike
        लंड|लौडा|लौडे|लोडा|lauda|laude|lavda|lavde|lawda|loda|lode
        गांड|गांडू|gandu|gaandu|gaand
        रंडी|रण्डी|raand
        randi ka|ke|ki|रोना|saali
        हरामी|हरामजादा|हरामजादे|हरामखोर|harami|haramkhor|haramzada|haramzade|haraamzada|haraami
        कुत्ता|कुत्ते|कुत्ती|kutta|kutte|kutti|kutiya|कुतिया हरामी|kamine|कमीने|saale|साले|कहीं|harami
        कुतिया|कुत्ती|kutiya !ने|ke|के
        कमीना|कमीने|kamina|kamine|kameena|kameene
        suar|सुअर|सूअर ki|की|ke|के ..1 aulad|औलाद|bachche|बच्चे
        कुत्ते का|के|ki|ka|ke बच्चे|पिल्ले|bachche
        kutte ka|ke|ki bachche|pille|aulad|maut|tarah
        साला|साले|saala|saale|sala|sale कुत्ता|कुत्ते|kutta|kutte|harami|हरामी|chutiya|kamina|kamine|gandu
        chutiya|ch*tiya saala|saale|sala|hai
        टट्टी खा|tatti
        ma|maa|माँ|मां ki|की chut|choot|chu|aankh|आंख|चूत
        teri maa|ma|behen|bahan ki|ka|ko|आंख !tabiyat|kitab|shaadi|photo|madad|help|phone|yaad
        तेरी मां|बहन की|का|को !तबीयत|किताब|शादी|फोटो|मदद|याद
      `,
    },
    {
      topic: 'sexual',
      outcome: 'refused',
      negated: 'same',
      person: ['science', 'medicine', 'prevention', 'news', 'history'],
      find: `
        नंगी|नंगा|नंगे|nangi|nanga|nange ..2 फोटो|photo|तस्वीर|video|वीडियो|ho|हो|होकर
        सेक्स|sex ..2 करना|करो|karna|karo|karte|karein|किया|kiya
        चुदाई|चोदना|चोद|chudai|chodna|chod|chodunga|chudwa|chudna
        बलात्कार|balatkar
        sexy|सेक्सी ladki|लड़की|लडकी|figure|maal|माल
        nude|nudes|न्यूड|न्यूड्स ..2 भेजो|bhejo|bhej|dikhao|भेज
        बूब्स|boobs|चूचियां|चूची|chuchi|chuche
        मुठ|muth|hastmaithun|हस्तमैथुन
      `,
    },
    {
      topic: 'abuse',
      outcome: 'refused',
      negated: 'same',
      person: ['prevention', 'report'],
      find: `
        फोटो|photo|तस्वीर|वीडियो|video ..4 भेजो|भेज|दिखाओ|दिखा|bhejo|bhej|dikhao|dikha|send ..6 मत|mat|नहीं|nahi|na बताना|बताओ|बोलना|batana|batao|bolna|kehna
        फोटो|photo ..2 भेजो|भेज|bhejo|bhej ..2 bina|बिना kapdo|kapde|कपडों|कपडे ..1 के|ke
        बिना|bina कपडों|कपडे|कपड़ों|kapdo|kapde|kapdon ..1 के|ke? ..2 फोटो|photo|भेजो|bhejo ..3
        हमारा|humara|hamara ..2 राज|secret|raaz ..6 मत|mat|किसी|kisi ..3
        मम्मी|पापा|मां|mummy|mom|papa|maa|ghar ..2 मत|mat|नहीं|nahi ..1 बताना|बताओ|batana|batao ..4 मिले|मिलते|फोटो|mile|milte|milna|photo|hum|हम
        akele|अकेले ..2 आना|आओ|aana|aao|milo|मिलो ..5 किसी|kisi|मत|mat ..3
        kapde|कपडे|कपड़े ..1 उतार|utaar|utar|utaarke|utarke ..3 फोटो|photo|video|वीडियो ..3
        kapde|कपडे|कपड़े ..1 उतारो|उतार|utaro|utar|utaaro ..2
        किसी|kisi ..1 को|ko ..1 बताया|bataya ..2 तो|to|toh ..4 मार|maar|jaan|जान
        umar|उम्र ke|के hisab|हिसाब se|से ..3 mature|समझदार|samajhdar ..2
      `,
    },
    {
      topic: 'weapons',
      outcome: 'refused',
      instructs: true,
      unless: ['history', 'prevention', 'game'],
      find: `
        बम|बंदूक|बन्दूक|बारूद|bomb|bum|bandook|banduk|zeher|जहर ..1 कैसे|kaise ..1 बनाएं|बनाते|बनाये|बनाए|बनाना|बनाओ|banaye|banate|banana|banayein|banaen|बनता
        बम|bomb|bandook|बंदूक|zeher|जहर ..1 बनाने|banane ka|का|ke|के|ki|की tarika|तरीका|vidhi|तरीके
        घर|ghar ..1 पर|में|pe|par|me ..1 बम|bomb|bandook|बंदूक ..3 बना*|bana*
        खाने|चाय|khane|chai|doodh|दूध ..2 में|mein|me ..1 जहर|zeher|zahar ..1 मिला|mila|daal|डाल ..1 दो|do|de|दे
      `,
    },
    {
      topic: 'drugs',
      outcome: 'refused',
      unless: ['prevention', 'medicine', 'history'],
      find: `
        @drug ..2 पीते|पीएं|पीयो|पियो|पी|फूंकते|फूंको|लेते|peete|pite|piyo|piyenge|phoonkte|phookte|phookenge|lete|maarte|try ..2 हैं|हैं|hain|lo|लो|है|karo|karte|चलो|मजा|hai
        @drug ..4 मजा|मस्त|maza|maja|mast|mazaa|cool ..3
        चलो|aaja|आजा|chal|chalo ..2 @drug ..3
        @drug बेच|बेचता|खरीद|bech|bechta|khareed ..2
      `,
    },
    {
      topic: 'dangerous-dare',
      outcome: 'refused',
      unless: ['prevention'],
      person: ['report'],
      find: `
        हिम्मत|दम|himmat|dum|dam ..4 पटरी|रेल|छत|पुल|patri|patriyon|chhat|chat|pul|train|ट्रेन|highway ..6
        पटरी|patri ..2 पर|par|pe ..2 लेट|let|leto|leट|so ..3
        चलती|chalti ट्रेन|train ..2 से|se कूद|kood|kud ..2
        सॉकेट|socket|plug ..2 में|mein|me ..2 उंगली|कांटा|ungli|fork|kaanta ..3
        शर्त|shart ..4 कूद|kood|kud|पी|pi ..3
      `,
    },
    {
      topic: 'eating-disorder',
      outcome: 'refused',
      unless: ['prevention', 'medicine'],
      find: `
        खाना|khana ..2 छोड|छोड़|chhod|chod ..3 पतली|पतला|patli|patla|dubli ..3
        उल्टी|ulti ..2 कर|kar ..2 खाने|khane|पतली|patli ..2
        खाने|khane के|ke बाद|baad ..2 उल्टी|ulti
      `,
    },
    {
      topic: 'bullying',
      outcome: 'person',
      unless: ['prevention'],
      find: `
        तू|तुम|tu|tum ..3 मोटी|मोटा|बदसूरत|बेकार|गंदा|गंदी|moti|mota|badsurat|badsoorat|bekar|bekaar|bhadda|nikamma|नालायक|निकम्मा|ganda|gandi|bhaddi ..4 है|हो|hai|ho
        कोई|koi ..1 तुझे|तुम्हें|tujhe|tumhe|tumhen ..1 पसंद|प्यार|चाहता|pasand|pyar|chahta ..1 नहीं|nahi|nahin|नही
        सब|sab ..1 तुझसे|तुमसे|tujhse|tumse ..1 नफरत|nafrat ..2
        kisi|किसी kaam|काम ka|का|की|ki nahi|नहीं|nahin
        मोटी|moti|मोटे|mote भैंस|bhains|हाथी|haathi
      `,
    },
  ],
};
