/**
 * Given names that only girls or only boys bear, where the baked lists of `write/story/first-names.ts` have none for them:
 * `countries|girls|boys`. What is a word, a place or mostly a family name as well is left out.
 */
const lines = `
Poland|Zosia Kasia Basia Gosia Małgosia Jagoda Iga Marysia Joasia Bożena Grażyna Tosia Krysia Hanka Jola|Kuba Tomek Maciek Maciej Piotrek Wojtek Krzysiek Jarek Bartosz Tadeusz Adaś Jaś Olek Zbyszek Witek
Czechia, Slovakia|Katka Bára|Vojta Honza Vašek Pepík
Ukraine, Belarus|Oksana Daryna Sofiia Halyna Nadiya Solomiia Kateryna Mariika Yaryna Ulyana Vira Lesia Khrystyna Marichka Orysia|Andriy Mykola Vasyl Dmytro Serhiy Danylo Mykhailo Pavlo Oleh Ostap Yurko Volodymyr Artem Nazar Yaroslav Matviy
Russia|Masha Dasha Olya Sveta Nastya Darya Ekaterina Yelena Alyona Marusya|Misha Kolya Dima Volodya Petya Seryozha Alyosha Grisha Kostya Vasya Dmitry Mikhail Ilya Fyodor Kirill Timofey
Hungary|Ildikó Zsuzsa Zsuzsanna Ágnes Erzsébet Katalin Piroska Enikő Tünde Hajni Csilla Orsolya|Bence Gyula Jancsi Pista
Bulgaria, Serbia, Croatia, Bosnia and Herzegovina, Albania|Desislava Kalina Rositsa Tsvetana Zorica Emina Teuta Vjosa Drita Ardita Albana Besa Elira|Nikola Bogomil Plamen Krasimir Georgi Dimitar Boyan Stoyan Adnan Edin Arben Agron Ilir Besnik Dritan Bardhyl Gjergj
Greece, Cyprus|Katerina Dimitra Vasiliki Ioanna Kalliope Chrysanthi Evangelia Fotini Kyriaki Panagiota Stavroula Ariadni|Nikos Giorgos Yiannis Dimitris Kostas Panagiotis Vasilis Spyros Stavros Thanasis Petros Alekos Manolis Christos Takis Stelios Giannis Michalis Lefteris Pavlos Thodoris
Estonia, Latvia, Lithuania|Anete Ieva Ilze Inese Laima Rasa Daiva Jūratė Eglė Ugnė Gabija Austėja Kadri Kersti Piret Maarja Triin Liis Aija Vaida Milda Aušra|Markuss Juris Valdis Mantas Vytautas Gediminas Algirdas Mindaugas Tarmo Jaan Toomas Priit Mihkel Margus Kalev Siim Rokas Matas Dovydas Gints Aivars Imants
Finland, Iceland, Denmark, Norway, Sweden|Saara Riikka Outi Freyja Katla Oddný Guðrún Sigríður Ragnheiður Hrafnhildur Þórdís Ásta Birta Ingunn Pernille Tove Gunhild Ylva Kajsa Ragna Aila Máret Ánne Biret|Kári Sigurður Ólafur Jón Bjarni Þór Torvald Halvard Gustaf Elof Thorsten Aslak Máhtte Niillas
Germany, Austria, Switzerland|Anneliese Heike Ulrike Annegret Steffi Anke Hanni Resi Trudi Ursina|Beppo Detlef
Netherlands, Belgium|Roos Fleur Lieke Femke Maartje Jantje Griet Trijntje Hanneke Liesbeth Sietske|Jeroen Henk Rinus
France, Haiti|Rosemène Séraphine|Gwenaël
Spain, Mexico, Latin America|Macarena Ixchel Milagros Maite Ainhoa Leire Itziar Aitana Candela Noemí Belén Paquita Remedios Chavela Nieves Mireia|Pancho Chucho Beto Álvaro Fermín Simón Iñaki Aitor Oriol Quique Chema Bautista
Brazil, Portugal|Iara Jussara Iracema Thaís Conceição Fátima Rosângela Luzia Aparecida Antônia Graça|Bento Zé Zezinho Pedrinho Otávio Vinícius Raimundo Edson
Italy|Rosalba Nunzia|Niccolò Beppe
Ireland, United Kingdom|Sinead Orlaith Fionnuala Ríona Bláthnaid Eimear Deirdre Morag Mairi Ailsa Kirsty Eluned Bronwen Cerys Lowri Mared Gwenllian Elowen Morwenna Demelza|Ciarán Eoghan Pádraig Lorcan Cathal Iestyn Ieuan Rhodri Osian Macsen Jory Denzil Alfie Wilf Barnaby
Turkey|Büşra Nurten Hatice Esra|Serkan Efe
Georgia, Armenia, Azerbaijan|Ketevan Mzia Anahit Arpi Narine Lusine Gayane Siranush Aysel Günel Natia Tinatin|Giorgi Levan Irakli Zurab Vakhtang Tornike Armen Tigran Hayk Narek Vahan Gevorg Elchin Orkhan Tural Vugar Otar Zaza
Kazakhstan, Kyrgyzstan, Uzbekistan, Tajikistan, Mongolia|Aisulu Saltanat Botagoz Kunduz Meerim Jyldyz Cholpon Begimai Shahnoza Zulfiya Ogulgerek Maral Parvina Mehrangiz Oyuna Saruul Solongo Tsetseg Oyunchimeg Altantsetseg Enkhtuya Narantsetseg Sarangerel Bolormaa Khulan Nomin|Temur Yerlan Askar Daulet Daniyar Aibek Ulan Ulugbek Bekzod Farrukh Dilshod Kanat Talgat Chingiz Tilek Azat Merdan Sapar Farhod Firuz Batbayar Ganbold Bataar Temujin Otgonbayar Tömör Munkhbat Dorj Ganzorig Sukhbat
Iran, Afghanistan|Laleh Nasrin Roya Mahsa Golnaz Azadeh Fereshteh Sahar Taraneh Mahnaz Freshta Palwasha Gulalai Zarghuna Malalai Nazanin Setareh Ziba Homa Shabnam Mursal Storai|Dariush Navid Hossein Kourosh Siavash Bahram Behrouz Mirwais Zalmay Ghulam Haroon Rostam Sohrab Ramin Shahram Ehsan Wali Baryalai
Egypt, Morocco, Algeria, Lebanon, Syria, Iraq|Aminah Zaynab Hanan Huda Lubna Dalal Dunya Sumaya Sawsan Widad Wafa Ruqayya Shahd Habiba Ghada Fairuz Naima Souad Fadwa Ibtisam Tasnim|Mounir Saleh Saif Bassam Ghassan Anwar Majed Fahad
Israel|Avigail Rivkah Chana Batya Dvora Ayelet Galit Orly Efrat Hadas Maayan Shoshana Ruti Yehudit Tzipora|Avraham Itai Yonatan Yaakov Asher Ehud Menachem Mordechai Nadav Yitzhak Doron Yair
India, Nepal|Gauri Radhika Deepa Sangeeta Aparna Chitra Hema Jhanvi Leelavati Malini Nandita Revathi Sarojini Ishani Tanvi Janaki Valli Kajal Rupa Sushila Sabita Bimala Kopila Harleen Jasleen|Harish Pradeep Vinod Ashwin Balaji Deepak Gaurav Hemant Lalit Mohit Nitin Omkar Pankaj Pranav Raghu Sanjeev Siddharth Srinivas Uday Venkat Vivek Bhola Bikram Arnav Ayush Parth Manish Murali Ajay Sanju
Pakistan, Bangladesh|Ayesha Sumaiya Shabana Shazia Nazia Tahmina Rabeya Bushra Mehwish Saima Kulsum Momena Jannat Nasreen Parveen Rehana Ruksana|Tanvir Sajid Nadeem Saeed Shahid Zeeshan Asif Jahangir Shakil Sohel Babul Waqas Junaid Faraz Gulzar Aslam Rashed
Sri Lanka|Nethmi Chathuri Sewwandi Thilini Anoma Hasini Dinithi Yashodha Vithya Abirami|Mahinda Sanath Lahiru Isuru Janaka Nimal Sarath Bandula Kavindu Thivanka
China, Taiwan|Meilin Meihua Xiaohong Yulan Chunhua Guiying Xiaolan Xiaoyan Xueqin Ruoxi Shuyi Yutong Meifang Suyin Lanfen Ailing Meiyu Peiyu Yating|Haoran Junjie Wenbo Jianhua Zhiqiang Weiguo Guoqiang Yuchen Tianyu Bolin Jianjun Dawei Zhiming Guanyu Zhenhua Kaiwen
Japan|Asuka Ayumi Chie Emiko Fumiko Hanako Kazuko Kiyomi Kumiko Machiko Mariko Mayumi Megumi Midoriko Miyu Momoko Noriko Reiko Sayuri Setsuko Tomoko Yoko Yukiko Yuriko Miyuki|Sota Akio Eiji Fumio Haruo Hideo Hiroki Hisao Isamu Itsuki Katsuo Kazuo Koji Masao Masaru Minoru Naoki Noboru Ryo Saburo Shigeru Shinji Susumu Tadashi Takashi Tetsuo Toshio Tsuyoshi Yasuo Yoshio Sosuke Minato
Vietnam, Thailand, Cambodia, Myanmar|Hoa Hương Thủy Thao Tuyet Tuyết Hằng Diep Malee Somying Suda Kanya Arunee Sopheap Chanthou Sreymom Bopha Kunthea Thida Khin Nilar Hnin Phyu Sandar|Tuan Hùng Quang Cuong Phuc Hieu Duong Vinh Somchai Anan Krit Somsak Prasert Niran Wichai Surasak Sokha Rithy Bunthan Chann Veasna Aung Zaw Kyaw Htun Thiha
Indonesia, Malaysia|Wati Melati Suryani Rohani Zaleha Halimah Aishah Izzah|Dedi Andi Yanto Sutrisno Bayu Arief Fajar Faizal Zulkifli Shahrul Amirul Syafiq
Philippines|Marikit Divina Corazon Maricel Jocelyn Analyn Dalisay Perlita|Jomar Dodong Rodel Reynaldo Rommel Crisanto Isagani Bayani Andoy Jepoy Totoy
Samoa, Tonga, Fiji, Hawaii, New Zealand, Australia|Vaiana Anahera Kalolaine Losa Salote Litia Kaiulani Nalani Tiare Teuila Sefina Kirra Jedda Ngaire|Alson Tavita Sefo Malakai Viliami Lolesio Ioane Mosese Waisale Jone Sitiveni Keoni Kaleo Nainoa Tamati Rawiri Teariki Manutai Etera Iosefa Fetu
Nigeria|Ebubechi Nneka Ugochi Amaka Ify Uju Funmi Iyabo Hauwa Zainabu Hadiza Aishatu Maimuna Ladi Adanna Kambili Nnenna Ogechi|Uzo Chukwuemeka Ifeanyi Dele Adewale Oluwaseun Babajide Sani Kabiru Haruna Tobenna Somto Jide Dapo Lanre
Ghana, Senegal, Mali, Guinea|Adjoa Araba Nafissatou Isatou Mariatu Isata|Kobina Lamin Ebrima Drissa Sory Foday Sorie
Kenya, Tanzania, Uganda, Rwanda|Wanjiku Njoki Waithera Wacera Awino Apiyo Auma Awuor Chepkoech Jepchirchir Cherono Jerop Naliaka Nanjala Zuhura Mwanaisha Subira Pendo Nakato Babirye Nalongo Nakimuli Namutebi Nankya Uwase Umutoni Mutesi Keza|Gitau Maina Ndungu Githinji Wekesa Simiyu Okoth Oduor Owino Opiyo Okello Kipkemboi Lekan Rajabu Shabani Bakari Selemani Abdalla Salum Wasswa Ssali Mukasa Kizza Mugisha Mugabo Habimana Gatete Ganza
Ethiopia, Somalia|Fikirte Hiwot Kidist Lemlem Mekdes Meron Senait Tsige Yeshi Zenebech Deqa Fadumo Hibaq Idil Ladan Nimco Ubah Chaltu|Kebede Tadesse Mulugeta Berhanu Yohannes Mekonnen Alemu Ayele Dereje Fikru Worku Zelalem Natnael Biniam Henok Abshir Guled Mahad Cabdi Keenadiid Gemechu
South Africa, Zimbabwe, Zambia|Nomusa Thuli Thulile Noluthando Puleng Rethabile Mmabatho Keitumetse Chenai Nyarai Tariro Vimbai Shamiso Ropafadzo Thokozile Mutinta|Nkosana Sandile Mzwandile Njabulo Nhlanhla Xolani Tumelo Teboho Retief Kobus Tafara Garikai Kudakwashe Munyaradzi Limbani Chikumbutso
Madagascar|Voahangy Lalao Hanitra Miora Soa Noro Vola Bodo|Rivo Hery Naivo Andry Solofo
Jamaica, Barbados|Shantel Tamika Deandra Kadeisha|Cuthbert Shaquille
Israel|Ronit Shiri Inbal Sigal Yael Osnat Hagar Einat Moran Shlomit Tzofia Naama Yardena|Itamar Omer Yoav Gilad Amos Nimrod Elad Ofer Assaf Roee Tomer Amir Eyal Boaz Shimon Gideon Ariel Yotam Ziv Oren
Ukraine|Solomiya Zlata Polina Yeva Myroslava Bohdana Stefaniya Uliana Zoriana|Tymofiy Bohdan Taras Maksym Vladyslav Hryhoriy Petro Ihor Zakhar Lukyan Orest Myron
Georgia, Armenia, Azerbaijan|Tamari Ketevan Lela Eka Mzia Anahit Gayane Siranush Lusine Narine Hasmik Aygün Sevinj Günel|Giorgi Levan Zurab Vakhtang Davit Irakli Otar Tigran Hayk Armen Vardan Narek Gevorg Elchin Rashad Orkhan
Kazakhstan, Kyrgyzstan, Uzbekistan, Mongolia|Aizada Aigul Gulzat Ainura Jamila Meerim Nargiza Gulchehra Zulfiya Oyuna Sarnai Solongo Nomin|Bek Baktybek Azamat Nurlan Daniyar Erlan Ermek Talant Sanjar Jasur Otabek Sherzod Temur Batbayar Ganbold Bataar Temujin Boldbaatar
Turkey|Defne Ece Zehra Nehir Pınar Gülsüm Ebru Sevgi Hatice Nazlı Derya Melike|Kerem Emir Kaan Barış Hakan Cem Serkan Orhan Burak Umut Mert Yiğit Volkan
Jordan, Kuwait, Yemen, Oman|Salma Rawan Rania Hessa Moza Sheikha Latifa Noura Ghalia Balqis|Nasser Rashed Khalifa Hamad Mubarak Yazan Zayd Laith
Ethiopia, Eritrea|Selamawit Rahel Tirunesh Feven Eyerusalem|Biruk Abel Yared Ermias Girum Eskinder Haymanot Dagmawi Mesfin Tewodros Afework
Angola, Mozambique, Cameroon, Congo, Ivory Coast|Nzinga Marlise Chantal Grâce Bijou Solange Rokia Mariama Aminata Fatoumata Djeneba Assetou|Ousmane Moussa Seydou Bakary Mamadou Souleymane Tidiane Yannick Blaise Célestin Armando Nelito
Cuba, Peru, Bolivia, Guatemala, Chile|Yesenia Dayana Yanet Caridad Ximena Renata Antonella Rocío Yamileth Marisol Itzel Sayri Qori Wara|Yoel Yunior Osmany Lázaro Mateu Nahuel Ernesto Evaristo Eusebio Ixbalam Ollanta Pachacuti
Mexico|Lupita Jimena Regina Renata Xochitl Nayeli Citlalli Yaretzi Dulce|Emiliano Leonel Nezahualcoyotl Acolmiztli Cuitláhuac Yahir Uriel
Thailand, Laos, Philippines|Nok Fern Althea Ligaya Jovelyn Rowena|Somboon Chai Arthit Jun-jun Bongbong Kidlat Datu
United States, Canada, Greenland|Brianna Latisha Aput Nukka Pipaluk Aviaja Ivalu Awinita|DeAndre Nukilik Aqqaluk Minik Inuuteq Tokala Chayton
Chile, Argentina, Peru, Guatemala, Colombia|Javiera Pía Constanza Florencia Isidora Agustina Julieta Malena Micaela Delfina Lourdes Rayén Millaray Ailín Yuli Nataly Andreína Azucena Nayra Wayra Sisa|Estuardo Vicente Benjamín Matías Joaquín Agustín Bautista Facundo Lautaro Ignacio Gaspar Nahuel Renzo Fabrizio Maximiliano Aurelio Efraín Josué Abner Wilmer Jairo Yeison Eusebio Fermín
Nepal, India|Rachana Pramila Binita Kabita Prakriti Asmita Sushmita Kanchhi Maiya Gaurika Bhavna Vaishnavi Sharda Sharmila Kalpana|Aakash Bibek Bikash Dipesh Sagar Sabin Bishnu Nabin Golu Balu Murugan Harpreet Gopal Shyam Mukesh Dinesh
Sri Lanka|Nilmini Kavindi Sanduni Nadeesha Sachini Tharushi Shanika Nimali Kumari Dilrukshi|Ruwan Kasun Nuwan Tharindu Chamara Dilshan Sahan Pasan Supun
Bangladesh, Pakistan|Jui Nusrat Mitu Tuli Rumana Farzana Moushumi Laboni Shapla Bithi Aliza Zoya Mahnoor Areeba Iqra Anum Sanam Momina|Arif Shafin Sumon Rakib Sabbir Shakil Tanim Hasib Rasel Babul Faruk Zubair Saad Umair Faizan Talha Shahzaib Waqas
Egypt, Morocco, Jordan, Tunisia|Malak Youmna Kawtar Jana Kenza Ghita Rana Marwa Doaa Nesma|Ziad Hany Sherif Mahmoud Mostafa Anas Ilyas Reda Tarek Walid Hatem Sami
Iran, Afghanistan|Golnar Shabnam Zarmina Parwana|Dariush Omid Jawad Arash Behrouz Siavash Kaveh Farhad Naweed
Turkey|Asya Ela Nisa Ceren|Ozan Poyraz Efe Murat Alp
Nigeria|Chidinma Bisi Titilayo Yetunde Folasade Chiamaka Adaeze Ifeoma Rahinatu Oluchi Omolara Ebele|Emeka Musa Danjuma Wale Segun Kunle Obinna Ikenna Chinedu Sani Garba Bello Ibro
Ghana, Senegal, Mali|Akosua Esi Adwoa Efua Akua Afua Serwaa Astou Khady Coumba Ndeye Sokhna Dieynaba Rokhaya|Ebo Kwabena Kwaku Yaw Kojo Kwesi Kwadwo Issah Ebenezer Baye Aliou Modou Cheikh Pape Ibou Lamine Babacar
Kenya, Tanzania, Uganda, Rwanda, Burundi|Nakato Nansubuga Namukasa Nalubega Babirye Keza Mutesi Uwase Ingabire Umutoni Mwajuma Nashipae Naserian Chebet Chepkemoi Jepkosgei Akinyi Atieno Adhiambo Moraa Kemunto Wambui Nyambura Makena Acen Teta|Daudi Okello Ochieng Odhiambo Waweru Kariuki Kiprop Kibet Cheruiyot Mugisha Habimana Salim Hamisi Rashidi Lemayian Wasswa Kato Mukasa
Ethiopia, Eritrea|Emebet Almaz Meseret Derartu Genet Hirut Mahlet|Abebe Nahom Girma Tesfaye Haile
Zambia, Zimbabwe, Malawi|Namukolo Mutinta Chipo Rudo Ruvimbo Chikondi Bupe|Lubinda Tinashe Mutale
South Africa, Lesotho, Botswana|Nomvula Zanele Thandeka Busisiwe Busi Zinhle Palesa Nomsa Khanyisile Dineo Refilwe Anneke Marietjie|Themba Pieter Ruan Johan Hennie Kabelo Mandla Bongani Sizwe Lwazi Tshepo Kagiso Tebogo
United Kingdom, Ireland|Fiadh Rhona Alys Heledd|Ruairi Struan Lachie
Spain, Italy|Begoña Uxía Iria Sabela Aroa Irati Fiamma|Íker Unai Gorka Xabi Biel Breixo Anxo Brais Nacho Curro Izan Jacopo
Poland, Czechia, Slovakia, Hungary|Anička Zuzka Mařenka Zsófi Panni Tímea Jolán|Tymek Leszek Jirka Pepa Marci
Bulgaria, Serbia, Slovenia, Greece, Albania|Elitsa Tsveta Neža Aspasia Myrto Ismini Zoi Blerta Mirjeta|Kaloyan Ivaylo Haris Vangelis Odysseas Fotis Dardan
Ukraine, Belarus, Russia|Olenka Lyuba Varya Vika Alesya Galya|Petryk Sashko Mitya Fedya Yegor Ales
Sweden, Norway, Denmark, Finland, Iceland|Enni Hilla Katrín Hekla Sóley Elín|Melker Torstein Asger Villads Aapo Arvo Bjarki Snorri Áslak
Estonia, Latvia, Lithuania|Kertu Maret Miglė Kotryna|Tõnu Gustavs Vytas
China, Taiwan|Meimei Mengyao Yiting Lanlan Tingting Fangfang Jingjing Liling Peipei Meihui Xiaohua|Zihao Junhao Weijie Zhihao Mingming Bowen Jiahao
Japan|Chiyo Kaede Natsuki Kiyoko Mitsuko Saki Kotone|Taro Kenichi
South Korea|Minji Soyeon Jisoo Hayoon Seohyun Hyejin Yejin Dahye Areum Yeseul|Jihoon Junseo Minho Jaehyun Sungmin Donghyun Taeyang Jinwoo Seung-ho Youngho Woojin Siwoo Tae-min
Vietnam, Thailand, Cambodia|Nhung Quynh Nga Somjai Chanthy Srey Sophea Thiri|Hung Hieu Vuthy Piseth Thant Tawan
Indonesia, Malaysia, Philippines|Yanti Puteri Maricar Inday|Yusof Aiman Dindo Boyet Kiko Buboy Nonoy Jericho Miguelito Emman
New Zealand, Australia, Fiji, Samoa, Tonga|Alinta Mele Seini Alesi|Kauri Jarrah Isikeli Peni Lagi
`;

const rows = lines
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((names) => names.split(' ')));

/** Names of girls from all these countries, and names of boys. */
export const girlsOfCountries: readonly string[] = rows.flatMap(([, girls]) => girls!);
export const boysOfCountries: readonly string[] = rows.flatMap(([, , boys]) => boys!);
