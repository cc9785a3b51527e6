/**
 * What makes people of history recognisable, a line each: `names|skin 0 to 4|hair:colour|marks`. Every name stands in
 * `historical-people-list.ts` too, which tells gender, time and calling; those give the clothes, and marks change them.
 * A mark is a word (`glasses`, `old`, `child`) or a part of a player and its value (`hat=top-hat`, `top=#2b2830`); `in` is
 * another wardrobe, `rank` another rank. What is not known of somebody is left out, and nobody is made fun of.
 */
export const marksOfKnownPeople = `
Cleopatra|2|bob:black|rank=ruler hat=headband
Hatshepsut|3|bob:black|rank=ruler
Nefertiti|3|bald:black|rank=ruler hat=fez hatColor=#2f5f9e
Tutankhamun|3|bob:black|rank=ruler
Ramses II,Ramesses II|3|bob:black|rank=ruler goatee
Akhenaten|3|bob:black|rank=ruler goatee
Khufu|3|bob:black|rank=ruler
Imhotep|3|bald:black|rank=scholar
Hammurabi|2|bob:black|rank=ruler long-beard
Gilgamesh|2|curly:black|rank=ruler long-beard
Sargon|2|bob:black|rank=ruler long-beard
Nebuchadnezzar|2|bob:black|rank=ruler long-beard
Ashurbanipal|2|bob:black|rank=ruler long-beard
Cyrus the Great|2|curly:black|rank=ruler beard
Darius|2|curly:black|rank=ruler long-beard crown
Xerxes|2|curly:black|rank=ruler long-beard crown
Hypatia|1|bun:brown|rank=scholar
Sappho|1|waves:black|rank=noble hat=laurel
Pythagoras|1|curly:white|long-beard
Socrates|1|bald:grey|beard old
Plato|1|side:grey|long-beard
Aristotle|1|crop:brown|beard
Archimedes|1|bald:white|long-beard old
Euclid|1|curly:grey|long-beard
Eratosthenes|2|side:grey|beard
Hippocrates|1|bald:white|beard old
Thales|1|side:white|beard
Herodotus|1|curly:grey|beard
Homer|1|curly:white|long-beard old hat=headband
Aesop|2|curly:black|beard
Sophocles|1|curly:grey|beard
Pericles|1|crop:brown|beard rank=soldier hat=helmet
Alexander the Great|1|waves:blond|rank=soldier hat=none
Leonidas|1|waves:brown|rank=soldier beard hat=crested
Livia|1|bun:brown|rank=ruler
Boudica|0|waves:red|in=viking
Julius Caesar|1|side:grey|rank=ruler
Augustus|1|crop:brown|rank=ruler
Nero|1|curly:red|rank=ruler
Hadrian|1|curly:brown|rank=ruler beard
Trajan|1|bowl:grey|rank=ruler
Marcus Aurelius|1|curly:brown|rank=ruler beard
Cicero|1|side:grey|rank=noble
Spartacus|1|messy:brown|rank=worker
Hannibal|2|curly:black|rank=soldier beard hat=helmet
Constantine|1|bowl:brown|rank=ruler
Ptolemy|2|curly:grey|rank=scholar beard
Pliny the Elder|1|side:grey|rank=scholar
Galen|1|side:brown|rank=scholar beard
Ashoka|3|waves:black|rank=ruler moustache
Chandragupta Maurya|3|waves:black|rank=ruler moustache
Chanakya|3|bald:black|rank=monk
Gautama Buddha,Siddhartha Gautama|2|bun:black|rank=monk
Mahavira|2|bald:black|drape=#fbf7ea rank=scholar
Aryabhata|3|bun:black|rank=scholar moustache
Brahmagupta|3|bun:black|rank=scholar beard
Kalidasa|3|bun:black|rank=scholar moustache
Ban Zhao|0|bun:black|rank=noble
Confucius|0|bun:grey|rank=scholar long-beard old
Laozi|0|bald:white|rank=scholar long-beard old
Sun Tzu|0|bun:black|rank=soldier goatee
Qin Shi Huang|0|bun:black|rank=ruler goatee top=#2b2830 skirt=#2b2830
Cai Lun|0|bun:black|rank=scholar hat=gauze
Zhang Heng|0|bun:black|rank=scholar goatee hat=gauze
Zhang Qian|0|bun:black|rank=noble goatee
Wu Zetian|0|bun:black|rank=ruler crown
Xuanzang|0|bald:black|rank=monk
Li Bai|0|bun:black|rank=scholar goatee hat=gauze
Fatima al-Fihri|2|hijab:white|rank=noble
Al-Khwarizmi,al-Khwarizmi|2|crop:black|rank=scholar beard
Ibn Sina,Avicenna|2|crop:black|rank=scholar beard
Ibn al-Haytham,Alhazen|2|crop:black|rank=scholar long-beard
Al-Biruni|2|crop:black|rank=scholar beard
Harun al-Rashid|2|crop:black|rank=ruler beard
Omar Khayyam|2|crop:grey|rank=scholar long-beard
Al-Jazari|2|crop:black|rank=scholar beard
Rumi|2|crop:grey|rank=scholar beard
Saladin|2|crop:black|rank=ruler beard
Ibn Rushd|2|crop:grey|rank=scholar beard
Ibn Battuta|3|crop:black|rank=scholar beard
Mansa Musa|4|fade:black|rank=ruler goatee top=#e9d9a8 skirt=#e9d9a8 drape=#c9962a
Sundiata Keita|4|fade:black|rank=ruler goatee
Eleanor of Aquitaine|0|braids:red|rank=ruler
Hildegard of Bingen|0|bun:brown|rank=monk
Charlemagne|0|bob:grey|rank=ruler beard
William the Conqueror|0|bowl:brown|rank=ruler
Alfred the Great|0|bob:brown|rank=ruler beard
Richard the Lionheart|0|bob:red|rank=ruler beard
Leif Erikson|0|waves:blond|in=viking beard
Francis of Assisi|1|bald:brown|rank=monk beard
Thomas Aquinas|1|bald:brown|rank=monk sturdy
Fibonacci|1|side:brown|rank=scholar hat=beret
Dante Alighieri|1|crop:brown|rank=scholar top=#9a2f33 skirt=#9a2f33 hat=coif hatColor=#9a2f33
Geoffrey Chaucer|0|bob:grey|rank=scholar goatee
Genghis Khan|1|braids:black|rank=ruler goatee
Kublai Khan|1|bun:black|rank=ruler goatee sturdy
Marco Polo|1|bob:brown|in=silk-road rank=worker beard hat=beret
Zheng He|1|bun:black|rank=noble
Joan of Arc,Jeanne d'Arc|0|bowl:brown|outfit=armour top=#aab2ba top2=#8b949d skirt=none bottom=#7d868f hat=none sash=none shorts=no
Johannes Gutenberg|0|bob:brown|rank=scholar long-beard hat=fur hatColor=#5c3d2e
Pachacuti|3|bob:black|rank=ruler
Atahualpa|3|bob:black|rank=ruler
La Malinche|3|braids:black|rank=worker
Moctezuma,Montezuma|3|bob:black|rank=ruler goatee
Leonardo da Vinci|1|waves:white|long-beard rank=scholar hat=beret old
Michelangelo|1|curly:grey|beard rank=scholar
Raphael|1|bob:brown|rank=scholar hat=beret
Sofonisba Anguissola|1|braids:brown|rank=noble
Artemisia Gentileschi|1|waves:brown|rank=noble
Queen Isabella|0|bob:red|rank=ruler hat=veil crown
Christopher Columbus|0|bob:grey|rank=noble hat=beret
Vasco da Gama|1|bob:black|rank=noble long-beard hat=beret
Ferdinand Magellan|1|bob:black|rank=noble long-beard hat=beret
Amerigo Vespucci|1|bob:brown|rank=noble hat=beret
Nicolaus Copernicus|0|bob:black|rank=scholar hat=none
Tycho Brahe|0|crop:red|rank=noble moustache
Andreas Vesalius|1|crop:brown|rank=scholar beard
Martin Luther|0|curly:brown|rank=scholar hat=beret top=#2b2830 skirt=#2b2830
Gerardus Mercator|0|side:grey|rank=scholar long-beard hat=beret
Elizabeth I|0|curly:red|rank=ruler crown
Anne Boleyn|0|bun:brown|rank=noble
Henry VIII|0|crop:red|rank=ruler beard sturdy
Francis Drake|0|crop:brown|rank=noble goatee moustache
Walter Raleigh|0|crop:brown|rank=noble goatee moustache
William Shakespeare|0|bald:brown|rank=scholar goatee moustache hat=none
Suleiman the Magnificent|1|crop:black|rank=ruler beard
Mimar Sinan|1|crop:white|rank=scholar long-beard
Rani Durgavati|2|braids:black|rank=ruler
Mirabai|2|long:black|rank=worker
Nur Jahan|1|long:black|rank=ruler
Akbar|2|crop:black|rank=ruler moustache
Babur|1|crop:black|rank=ruler goatee
Guru Nanak|2|crop:white|rank=monk long-beard hat=turban
Kabir Das|2|crop:white|rank=monk beard hat=kufi
Tulsidas|2|bald:white|rank=monk long-beard
Birbal|2|crop:black|rank=noble moustache
Tansen|2|crop:black|rank=noble moustache
Mumtaz Mahal|1|long:black|rank=ruler
Jijabai|2|bun:black|rank=ruler
Shah Jahan|1|crop:black|rank=ruler beard
Aurangzeb|1|crop:white|rank=ruler beard
Shivaji|2|bob:black|rank=ruler beard
Guru Gobind Singh|2|bob:black|rank=ruler long-beard
Tokugawa Ieyasu|0|bun:black|rank=noble sturdy
Matsuo Basho|0|bald:grey|rank=monk
Queen Nzinga,Njinga|4|braids:black|rank=ruler crown
Maria Sibylla Merian|0|bun:brown|rank=scholar
Galileo Galilei,Galileo|1|bald:grey|rank=scholar long-beard hat=none old
Johannes Kepler|0|crop:brown|rank=scholar beard collar=ruff
Isaac Newton|0|waves:grey|rank=scholar collar=cravat hat=none
René Descartes|1|waves:black|rank=scholar moustache goatee hat=none
Blaise Pascal|0|waves:brown|rank=scholar moustache hat=none
Christiaan Huygens|0|waves:brown|rank=scholar hat=none
Antonie van Leeuwenhoek|0|waves:brown|rank=scholar hat=none
Robert Hooke|0|waves:brown|rank=scholar hat=none
Robert Boyle|0|waves:brown|rank=scholar hat=none
Evangelista Torricelli|1|waves:black|rank=scholar moustache hat=none
William Harvey|0|bald:grey|rank=scholar goatee moustache
Gottfried Leibniz|0|waves:black|rank=scholar hat=none
Edmond Halley|0|waves:brown|rank=scholar hat=none
Pierre de Fermat|0|waves:brown|rank=scholar hat=none
Rembrandt|0|curly:brown|rank=scholar moustache hat=beret
Johannes Vermeer|0|waves:brown|rank=scholar hat=beret
Diego Velázquez|1|waves:black|rank=scholar moustache hat=none
Molière|1|waves:brown|rank=noble moustache
Miguel de Cervantes|1|bald:grey|rank=noble goatee moustache
Pocahontas|2|braids:black|in=native-america
William Penn|0|waves:brown|rank=worker hat=wide-brim
Squanto|2|braids:black|in=native-america
Louis XIV|0|waves:black|rank=ruler collar=lace
Marie Antoinette|0|bun:white|rank=ruler hat=flowers crown=no
Olympe de Gouges|0|waves:grey|rank=noble hat=bonnet
Louis XVI|0|wig:white|rank=ruler sturdy
Maximilien Robespierre|0|wig:white|rank=noble glasses
Georges Danton|0|side:brown|rank=noble sturdy
Marquis de Lafayette|0|wig:white|rank=soldier hat=none
Napoleon Bonaparte,Napoleon|0|side:brown|rank=soldier outfit=uniform top=#2f3f6c top2=#e0b23c hat=tricorn
Voltaire|0|wig:grey|rank=scholar old
Jean-Jacques Rousseau|0|wig:grey|rank=scholar
Mary Wollstonecraft|0|bun:brown|rank=scholar
Émilie du Châtelet|0|bun:brown|rank=noble
Catherine the Great|0|bun:grey|rank=ruler
Maria Theresa|0|bun:white|rank=ruler
Caroline Herschel|0|bun:grey|rank=scholar hat=bonnet
Immanuel Kant|0|wig:grey|rank=scholar
Adam Smith|0|wig:white|rank=scholar
Peter the Great|0|bob:brown|rank=ruler moustache outfit=uniform top=#3f5f4a top2=#e0b23c
Frederick the Great|0|wig:grey|rank=soldier
Marie-Anne Lavoisier|0|long:blond|rank=noble
Antoine Lavoisier|0|wig:white|rank=scholar
Leonhard Euler|0|bald:grey|rank=scholar hat=turban hatColor=#7f9ab0
Carl Linnaeus|0|wig:brown|rank=scholar
Alessandro Volta|1|side:grey|rank=scholar
Benjamin Banneker|3|crop:grey|rank=scholar
Joseph Priestley|0|wig:grey|rank=scholar
James Watt|0|wig:grey|rank=scholar
Edward Jenner|0|side:grey|rank=scholar
William Herschel|0|wig:white|rank=scholar
Johann Sebastian Bach|0|wig:white|rank=scholar sturdy
Wolfgang Amadeus Mozart,Mozart|0|wig:white|rank=noble top=#a2303a bottom=#a2303a
Antonio Vivaldi|1|waves:red|rank=scholar
Joseph Haydn|0|wig:white|rank=scholar
George Frideric Handel|0|waves:white|rank=scholar sturdy
Abigail Adams|0|bun:brown|rank=noble hat=bonnet
Betsy Ross|0|bun:brown|rank=worker hat=bonnet
Phillis Wheatley|4|bun:black|rank=worker hat=bonnet collar=kerchief
Martha Washington|0|bun:white|rank=noble hat=bonnet
George Washington|0|wig:white|rank=soldier top=#2f4a7c hat=none
Thomas Jefferson|0|ponytail:red|rank=noble
Benjamin Franklin|0|bob:grey|rank=scholar glasses sturdy old
John Adams|0|wig:white|rank=noble sturdy
Alexander Hamilton|0|ponytail:red|rank=noble
James Madison|0|wig:white|rank=noble
Paul Revere|0|ponytail:brown|rank=worker hat=tricorn
Crispus Attucks|3|curly:black|rank=worker hat=tricorn
King George III,George III|0|wig:white|rank=ruler
James Cook,Captain Cook|0|wig:grey|rank=soldier
Yaa Asantewaa|4|fade:black|rank=ruler
Olaudah Equiano|4|fade:black|in=1700s rank=noble hair=fade
Toussaint Louverture|4|crop:grey|rank=soldier outfit=uniform top=#2f3f6c top2=#e0b23c hat=tricorn
Ada Lovelace|0|bun:brown|rank=noble top=#7a3f8c skirt=#7a3f8c hat=flowers
Mary Anning|0|bun:brown|rank=worker hat=bonnet
Mary Somerville|0|bun:brown|rank=scholar hat=bonnet
Sophie Germain|0|bun:brown|rank=scholar
Sofia Kovalevskaya|0|bob:brown|rank=scholar
Florence Nightingale|0|bun:brown|rank=scholar hat=coif
Elizabeth Garrett Anderson|0|bun:brown|rank=scholar
Beatrix Potter|0|bun:brown|rank=scholar hat=straw
Charles Darwin|0|bald:white|rank=scholar long-beard old
Michael Faraday|0|curly:grey|rank=scholar
Georg Ohm,Georg Simon Ohm|0|curly:grey|rank=scholar
André-Marie Ampère|0|curly:brown|rank=scholar
Gregor Mendel|0|side:brown|rank=scholar glasses collar=chain top=#2b2830
Louis Pasteur|0|side:grey|rank=scholar beard
Robert Koch|0|bald:grey|rank=scholar beard glasses
Joseph Lister|0|side:grey|rank=scholar
James Clerk Maxwell|0|side:brown|rank=scholar beard
Dmitri Mendeleev|0|waves:grey|rank=scholar long-beard
Carl Friedrich Gauss|0|bob:white|rank=scholar hat=kufi hatColor=#2b2830
Charles Babbage|0|side:grey|rank=scholar
Alfred Nobel|0|side:grey|rank=scholar beard
John Snow|0|side:brown|rank=scholar
Ignaz Semmelweis|0|bald:brown|rank=scholar moustache
Louis Braille|0|curly:brown|rank=scholar
Alfred Russel Wallace|0|side:white|rank=scholar long-beard glasses
Alexander von Humboldt|0|messy:grey|rank=scholar
Isambard Kingdom Brunel|0|side:brown|rank=noble hat=top-hat
George Stephenson|0|side:white|rank=noble
Gustave Eiffel|0|side:grey|rank=noble beard
Karl Benz,Carl Benz|0|side:grey|rank=noble moustache
Rudolf Diesel|0|side:brown|rank=noble moustache glasses
Jean-François Champollion,Champollion|0|curly:brown|rank=scholar
Karl Marx|0|wild:grey|rank=scholar long-beard
Friedrich Engels|0|side:brown|rank=scholar long-beard
Jane Austen|0|bun:brown|rank=worker hat=bonnet
Mary Shelley|0|bun:brown|rank=scholar
Charlotte Brontë|0|bun:brown|rank=scholar
Emily Brontë|0|bun:brown|rank=scholar
Charles Dickens|0|messy:brown|rank=noble goatee moustache hat=none
Victor Hugo|0|side:white|rank=noble beard
Hans Christian Andersen|0|side:brown|rank=noble hat=top-hat
Jules Verne|0|side:grey|rank=noble beard
Leo Tolstoy|0|bald:white|outfit=tunic top=#e9e2d0 top2=#e9e2d0 sash=#4a3628 long-beard old collar=none
Lewis Carroll|0|waves:brown|rank=scholar
Johann Wolfgang von Goethe|0|side:grey|rank=noble
Friedrich Schiller|0|waves:red|rank=scholar
Oscar Wilde|0|bob:brown|rank=noble
Clara Schumann|0|bun:brown|rank=noble
Fanny Mendelssohn|0|braids:brown|rank=noble
Ludwig van Beethoven,Beethoven|0|wild:grey|rank=scholar collar=cravat collarColor=#a82f35
Frédéric Chopin|0|waves:brown|rank=noble
Franz Schubert|0|curly:brown|rank=scholar glasses
Johannes Brahms|0|side:white|rank=scholar long-beard
Pyotr Tchaikovsky|0|side:white|rank=scholar beard
Giuseppe Verdi|1|side:grey|rank=noble beard hat=top-hat
Vincent van Gogh|0|crop:red|rank=worker beard hat=straw
Claude Monet|0|side:white|rank=scholar long-beard hat=straw
Auguste Rodin|0|crop:grey|rank=scholar long-beard
Edgar Degas|0|side:brown|rank=noble beard
Mary Cassatt|0|bun:brown|rank=scholar
Katsushika Hokusai,Hokusai|0|bald:white|rank=monk old
Queen Victoria|0|bun:grey|rank=ruler hat=veil hatColor=#fbfaf5
Emmeline Pankhurst|0|bun:brown|rank=noble in=early-1900s sash=#6a4c93 hat=cloche
Elizabeth Fry|0|bun:brown|rank=worker hat=bonnet
Otto von Bismarck|0|bald:white|rank=soldier moustache hat=none
William Wilberforce|0|wig:grey|rank=scholar
Giuseppe Garibaldi|1|side:brown|rank=worker beard top=#b3322b top2=#b3322b hat=kufi hatColor=#2b2830
Robert Owen|0|side:grey|rank=noble
Horatio Nelson|0|side:grey|rank=soldier top=#2f3f6c hat=tricorn
Harriet Tubman|4|bun:black|rank=worker hat=turban hatColor=#b9a888 collar=kerchief
Sojourner Truth|4|bun:grey|rank=worker hat=coif glasses collar=kerchief
Susan B. Anthony|0|bun:grey|rank=scholar glasses
Elizabeth Cady Stanton|0|curly:white|rank=scholar
Clara Barton|0|bun:brown|rank=scholar
Sacagawea|2|braids:black|in=native-america
Harriet Beecher Stowe|0|bun:brown|rank=scholar
Elizabeth Blackwell|0|bun:brown|rank=scholar
Ida B. Wells|3|bun:black|rank=noble
Helen Keller|0|bun:brown|rank=scholar in=early-1900s
Anne Sullivan|0|bun:brown|rank=scholar in=early-1900s
Nellie Bly|0|bun:brown|rank=worker hat=flat-cap
Abraham Lincoln|0|side:black|rank=noble beard hat=top-hat
Frederick Douglass|3|afro:grey|rank=noble beard hat=none
Sitting Bull|2|braids:black|rank=ruler in=native-america
Geronimo|2|bob:black|in=native-america hat=headband hatColor=#a4452f
Crazy Horse|2|braids:black|in=native-america rank=ruler
Chief Joseph|2|braids:black|in=native-america
Sequoyah|2|bob:black|in=native-america hat=turban hatColor=#a4452f
Tecumseh|2|bob:black|in=native-america hat=turban hatColor=#a4452f
Ulysses S. Grant|0|side:brown|rank=soldier beard hat=none
Robert E. Lee|0|side:white|rank=soldier beard top=#8a8f99 hat=none
John Brown|0|messy:grey|rank=worker long-beard
Nat Turner|4|fade:black|rank=worker goatee
Meriwether Lewis|0|side:brown|rank=worker hat=wide-brim
William Clark|0|side:red|rank=worker hat=wide-brim
Booker T. Washington|3|fade:black|rank=noble in=early-1900s
Maria Mitchell|0|curly:grey|rank=scholar
Thomas Edison|0|side:grey|rank=scholar collar=bow
Alexander Graham Bell|0|side:grey|rank=scholar beard
Samuel Morse|0|side:white|rank=scholar long-beard
Nikola Tesla|0|side:black|rank=noble moustache hat=none
Lewis Latimer|3|crop:black|rank=scholar moustache glasses
Emily Dickinson|0|bun:brown|rank=worker top=#fbfaf5 skirt=#fbfaf5 hat=none
Louisa May Alcott|0|bun:brown|rank=scholar
Mark Twain|0|wild:white|rank=noble moustache top=#f3efe2 bottom=#f3efe2 hat=none
Edgar Allan Poe|0|messy:black|rank=scholar moustache
Henry David Thoreau|0|messy:brown|rank=worker beard
Walt Whitman|0|bob:white|rank=worker long-beard hat=wide-brim
Simón Bolívar,Simon Bolivar|1|side:black|rank=soldier hat=none
José de San Martín|1|side:black|rank=soldier hat=none
Dom Pedro II|0|side:white|rank=noble long-beard
Benito Juárez|3|side:black|rank=noble hat=none
Miguel Hidalgo|1|bald:white|rank=scholar
Rani Lakshmibai,Lakshmibai|2|bun:black|rank=ruler hat=turban-jewel
Savitribai Phule|3|bun:black|rank=worker collar=beads
Fatima Sheikh|2|bun:black|rank=worker hat=veil hatColor=#f3ead6
Pandita Ramabai|2|crop:grey|top=#fbf7ea skirt=#fbf7ea drape=#fbf7ea
Anandibai Joshi|2|bun:black|rank=noble
Begum Hazrat Mahal|1|long:black|in=mughal rank=ruler
Ram Mohan Roy,Raja Ram Mohan Roy|2|crop:black|rank=noble moustache hat=turban
Jyotirao Phule|3|crop:grey|rank=worker beard hat=turban hatColor=#c4423a
Mangal Pandey|3|crop:black|rank=soldier moustache
Tipu Sultan|2|crop:black|rank=ruler in=mughal moustache
Swami Vivekananda|2|crop:black|rank=monk
Dadabhai Naoroji|1|crop:white|rank=scholar long-beard glasses hat=fez hatColor=#2b2830
Ishwar Chandra Vidyasagar|2|bald:grey|outfit=bare rank=worker drape=#fbf7ea hat=none
Birsa Munda|4|crop:black|outfit=bare rank=worker drape=#fbf7ea hat=turban
Maharaja Ranjit Singh|2|bob:white|rank=ruler long-beard
Shaka Zulu|4|fade:black|rank=soldier outfit=bare hat=headband hatColor=#c99a5f
Menelik II|4|crop:black|rank=ruler beard
Moshoeshoe|4|fade:grey|rank=noble goatee
Sarah Baartman|3|bun:black|in=victorian rank=worker
Emperor Meiji|0|side:black|in=victorian rank=soldier moustache hat=none
Mary Seacole|3|bun:black|rank=noble in=victorian hat=bonnet
Marie Curie|0|bun:grey|in=early-1900s rank=scholar top=#2b2a33 skirt=#2b2a33
Lise Meitner|0|bun:brown|in=early-1900s rank=scholar
Rosalind Franklin|0|bob:black|rank=scholar
Irène Joliot-Curie|0|bob:brown|rank=scholar in=early-1900s
Emmy Noether|0|bun:brown|in=early-1900s rank=scholar glasses
Dorothy Hodgkin|0|waves:grey|rank=scholar
Jane Goodall|0|ponytail:blond|in=mid-1900s rank=scholar top=#c9b98a skirt=none bottom=#8a7d5c
Maria Montessori|1|bun:grey|in=early-1900s rank=scholar
Albert Einstein|0|wild:white|in=early-1900s rank=scholar moustache
Pierre Curie|0|crop:grey|in=early-1900s rank=scholar beard
Niels Bohr|0|side:grey|in=mid-1900s rank=scholar
Max Planck|0|bald:grey|in=early-1900s rank=scholar moustache glasses
Ernest Rutherford|0|side:grey|in=early-1900s rank=scholar moustache
Erwin Schrödinger|0|side:brown|rank=scholar glasses collar=bow
Alexander Fleming|0|side:grey|rank=scholar collar=bow
Alan Turing|0|side:black|rank=scholar
Stephen Hawking|0|side:brown|in=modern glasses wheelchair
Alfred Wegener|0|crop:brown|in=early-1900s rank=scholar
Sigmund Freud|0|bald:white|in=early-1900s rank=scholar beard glasses
Howard Carter|0|side:black|in=early-1900s rank=noble moustache hat=wide-brim
Jacques Cousteau|1|side:grey|rank=worker hat=side-cap hatColor=#b3322b
David Attenborough|0|side:white|in=modern old top=#8fa8bf
Tim Berners-Lee|0|side:blond|in=modern
Barbara McClintock|0|bob:brown|rank=scholar glasses
Rachel Carson|0|waves:brown|rank=scholar
Grace Hopper|0|bun:grey|rank=soldier outfit=uniform top=#2f3a5c top2=#e0b23c glasses
Katherine Johnson|2|bob:black|rank=scholar glasses
Dorothy Vaughan|3|bob:black|rank=scholar
Mary Jackson|3|bob:black|rank=scholar glasses
Vera Rubin|0|bob:grey|rank=scholar glasses
Chien-Shiung Wu|0|bun:black|rank=scholar
Henrietta Leavitt|0|bun:brown|in=early-1900s rank=scholar
Annie Jump Cannon|0|bun:brown|in=early-1900s rank=scholar
Alice Ball|3|bun:black|in=early-1900s rank=scholar
Mae Jemison|4|afro:black|in=modern outfit=uniform top=#d9702a top2=#fbfaf5
Edwin Hubble|0|side:brown|rank=scholar
Richard Feynman|0|messy:brown|rank=scholar
Carl Sagan|0|side:black|rank=scholar
Jonas Salk|0|side:black|rank=scholar glasses
George Washington Carver|4|fade:grey|in=early-1900s rank=scholar moustache
Robert Oppenheimer|0|crop:grey|rank=scholar hat=wide-brim
Rosa Parks|2|bun:black|rank=noble glasses
Eleanor Roosevelt|0|waves:grey|rank=noble
Ruby Bridges|4|pigtails:black|child
Claudette Colvin|3|bob:black|rank=worker glasses
Jane Addams|0|bun:grey|in=early-1900s rank=scholar
Dolores Huerta|2|long:black|rank=worker
Shirley Chisholm|4|afro:black|rank=noble glasses
Coretta Scott King|3|bob:black|rank=noble
Martin Luther King,Martin Luther King Jr.|3|fade:black|rank=noble moustache
Franklin D. Roosevelt,Franklin Roosevelt|0|side:grey|rank=noble glasses wheelchair
Theodore Roosevelt|0|side:brown|in=early-1900s rank=scholar moustache glasses sturdy
John F. Kennedy|0|side:brown|rank=noble
Malcolm X|2|fade:red|rank=noble glasses
Cesar Chavez,César Chávez|2|side:black|rank=worker
Woodrow Wilson|0|side:grey|in=early-1900s rank=scholar glasses
Jackie Robinson|4|fade:black|rank=worker outfit=jersey top=#fbfaf5 top2=#3f6fb0 hat=flat-cap hatColor=#3f5f9a
Thurgood Marshall|2|fade:grey|rank=noble moustache glasses
John Lewis|4|fade:black|rank=noble
Henry Ford|0|side:grey|in=early-1900s rank=scholar
Barack Obama|3|fade:grey|in=modern
Jesse Owens|4|fade:black|outfit=jersey top=#fbfaf5 top2=#c4423a rank=worker hat=none
W. E. B. Du Bois|2|bald:black|in=early-1900s rank=scholar goatee moustache
Walt Disney|0|side:black|rank=noble moustache
Amelia Earhart|0|messy:brown|outfit=coat top=#7a5a3a top2=#efe6d0 skirt=none bottom=#8a7d5c
Bessie Coleman|3|bob:black|outfit=coat top=#6b4a34 top2=#efe6d0 skirt=none bottom=#8a7d5c in=early-1900s hat=helmet hatColor=#6b4a34
Orville Wright|0|side:brown|in=early-1900s rank=scholar moustache
Wilbur Wright|0|bald:brown|in=early-1900s rank=scholar
Maya Angelou|4|afro:black|rank=noble hat=turban hatColor=#c4603a
Louis Armstrong|4|fade:black|rank=noble sturdy
Langston Hughes|3|fade:black|rank=noble moustache
Charlie Chaplin|0|curly:black|in=early-1900s rank=noble moustache hat=bowler cane
Georgia O'Keeffe|0|bun:grey|rank=scholar top=#2b2830
Virginia Woolf|0|bun:brown|in=early-1900s rank=scholar
Astrid Lindgren|0|side:grey|rank=scholar
Coco Chanel|0|bob:brown|rank=noble collar=beads collarColor=#fbfaf5 top=#2b2830
Pablo Picasso|1|bald:white|outfit=stripe top=#fbfaf5 top2=#2f4f8c rank=worker hat=none
Salvador Dalí|1|side:black|rank=noble moustache
Henri Matisse|0|bald:white|rank=scholar beard glasses
Antoni Gaudí|1|crop:white|in=early-1900s rank=scholar beard
George Orwell|0|side:brown|rank=scholar moustache
Franz Kafka|0|side:black|in=early-1900s rank=scholar
Antoine de Saint-Exupéry|0|side:black|outfit=coat top=#6b4a34 top2=#efe6d0 rank=worker hat=none
Rosa Luxemburg|0|bun:brown|in=early-1900s rank=scholar
Sophie Scholl|0|bob:brown|rank=worker
Irena Sendler|0|bob:blond|rank=soldier
Margaret Thatcher|0|waves:blond|in=modern top=#2f4f9a top2=#2f4f9a
Queen Elizabeth II,Elizabeth II|0|waves:grey|rank=noble in=mid-1900s crown
Angela Merkel|0|bob:blond|in=modern
Mother Teresa|1|bun:grey|outfit=tee top=#fbfaf5 skirt=#fbfaf5 drape=#fbfaf5 hat=veil hatColor=#fbfaf5 skirtLength=ankle old
Winston Churchill|0|bald:white|rank=noble collar=bow sturdy hat=bowler old
Charles de Gaulle|0|side:brown|rank=soldier moustache
Nelson Mandela,Nelson Rolihlahla Mandela,Rolihlahla Mandela|4|fade:grey|outfit=tunic top=#c9803a top2=#7c3f2f in=modern old
Anne Frank|0|waves:black|child
Yuri Gagarin|0|crop:brown|outfit=uniform top=#d9702a top2=#fbfaf5 hat=none
Valentina Tereshkova|0|bob:brown|outfit=uniform top=#d9702a top2=#fbfaf5 skirt=none
Kalpana Chawla|2|waves:black|outfit=uniform top=#d9702a top2=#fbfaf5 skirt=none
Roald Amundsen|0|bald:grey|outfit=coat top=#8a7a66 top2=#d8cdb4 hat=fur moustache
Ernest Shackleton|0|side:brown|outfit=coat top=#6d6a52 top2=#d8cdb4 hat=none
Edmund Hillary|0|messy:brown|outfit=coat top=#4f6a8a top2=#d8cdb4
Tenzing Norgay|2|crop:black|outfit=coat top=#a2503a top2=#d8cdb4
Sarojini Naidu|3|bun:black|in=colonial-india rank=worker collar=beads
Kasturba Gandhi|3|bun:grey|in=colonial-india rank=worker top=#fbf7ea skirt=#fbf7ea drape=#fbf7ea old
Indira Gandhi|2|bob:grey|in=colonial-india rank=worker
Annie Besant|0|curly:white|in=colonial-india rank=worker skirt=#fbf7ea drape=#fbf7ea
Kamala Nehru|2|bun:black|in=colonial-india rank=worker
Mahatma Gandhi,Mohandas Gandhi,Gandhi,Gandhiji|3|bald:grey|in=colonial-india outfit=bare drape=#fbf7ea skirt=#fbf7ea skirtLength=knee shorts=yes hat=none glasses moustache cane old
Jawaharlal Nehru|1|bald:grey|in=colonial-india rank=noble hat=side-cap
B. R. Ambedkar,Bhimrao Ambedkar,Babasaheb Ambedkar|3|side:black|in=mid-1900s rank=noble top=#3f5f9a bottom=#3f5f9a top2=#a4303a glasses sturdy
Subhas Chandra Bose|2|bald:black|in=colonial-india rank=soldier hat=side-cap hatColor=#8a8257 glasses
Bhagat Singh|2|side:black|in=colonial-india rank=scholar moustache hat=wide-brim
Sardar Patel,Vallabhbhai Patel|2|bald:grey|in=colonial-india rank=worker drape=#f3ead6 hat=none old
Lal Bahadur Shastri|2|side:grey|in=colonial-india rank=worker hat=side-cap
Bal Gangadhar Tilak|2|crop:black|in=colonial-india rank=worker moustache hat=turban hatColor=#c4423a
Gopal Krishna Gokhale|2|crop:black|in=colonial-india rank=noble moustache glasses hat=turban hatColor=#c4423a
Maulana Azad|1|crop:grey|in=colonial-india rank=noble goatee moustache hat=side-cap hatColor=#3b3340
Rajendra Prasad|2|side:grey|in=colonial-india rank=worker moustache hat=side-cap
Abdul Ghaffar Khan|1|crop:grey|in=colonial-india rank=worker beard hat=none
C. V. Raman|3|crop:black|in=colonial-india rank=scholar hat=turban
Srinivasa Ramanujan|3|side:black|in=colonial-india rank=scholar sturdy
Jagadish Chandra Bose|2|side:grey|in=colonial-india rank=scholar moustache glasses
Satyendra Nath Bose|2|side:white|in=colonial-india rank=scholar glasses
Homi Bhabha|1|side:black|in=mid-1900s rank=noble
A. P. J. Abdul Kalam,Abdul Kalam|3|bob:white|in=modern old
Rabindranath Tagore|2|waves:white|in=colonial-india outfit=tunic top=#8a6a4a skirt=#8a6a4a long-beard hat=none old
Janaki Ammal|3|bun:grey|in=colonial-india rank=worker top=#d9a03a skirt=#d9a03a drape=#d9a03a
Winnie Mandela|4|fade:black|rank=noble hat=turban
Miriam Makeba|4|afro:black|rank=noble
Desmond Tutu|4|bald:grey|rank=noble glasses top=#7a3f8c
Steve Biko|4|fade:black|rank=worker goatee
Wangari Maathai|4|braids:black|in=west-africa rank=noble hat=turban hatColor=#2f8c5a
Funmilayo Ransome-Kuti|4|bun:black|in=west-africa rank=noble
Kwame Nkrumah|4|fade:black|in=west-africa rank=noble hat=none
Jomo Kenyatta|4|fade:grey|rank=noble beard hat=kufi
Julius Nyerere|4|fade:grey|rank=noble moustache
Haile Selassie|3|curly:black|in=early-1900s rank=ruler beard
Kofi Annan|4|fade:grey|in=modern goatee
Chinua Achebe|4|fade:grey|in=west-africa rank=noble glasses
Soong Ching-ling|0|bun:black|rank=scholar
Sun Yat-sen|0|side:black|rank=soldier moustache hat=none
Lu Xun|0|crop:black|in=china moustache rank=worker hat=none
Dalai Lama|1|bald:grey|in=ancient-india rank=monk skirt=#8a2f33 drape=#8a2f33 glasses
Mustafa Kemal Atatürk,Atatürk|0|side:blond|in=early-1900s rank=noble hat=none
José Rizal|2|side:black|in=victorian rank=noble moustache hat=none
Begum Rokeya|2|bun:black|in=colonial-india rank=worker hat=veil
Kartini|2|bun:black|in=victorian rank=worker hat=none
Frida Kahlo|2|bun:black|hat=flowers outfit=gown top=#2f7f6a skirt=#b3322b collar=beads skirtLength=ankle
Diego Rivera|2|side:black|rank=worker sturdy
Pablo Neruda|1|bald:black|rank=scholar hat=flat-cap
Gabriela Mistral|2|side:black|rank=scholar
Emiliano Zapata|2|side:black|in=victorian rank=worker moustache hat=straw
Santos Dumont,Alberto Santos-Dumont|1|side:black|in=early-1900s rank=noble moustache hat=wide-brim
Eva Perón|0|bun:blond|rank=noble
Rigoberta Menchú|2|braids:black|in=inca
Kate Sheppard|0|bun:brown|in=victorian rank=noble
Eddie Mabo|4|afro:grey|in=modern beard
Golda Meir|0|bun:grey|rank=scholar
Malala Yousafzai|2|hijab:red|in=modern outfit=tunic
Greta Thunberg|0|braids:brown|outfit=hoodie top=#e0b23c in=modern
Michelle Obama|3|waves:black|in=modern
Mihajlo Pupin|0|side:brown|rank=scholar moustache glasses
Lilian Ngoyi|4|bun:black|rank=noble
Albertina Sisulu|4|fade:grey|rank=noble glasses
Oliver Tambo|4|fade:black|rank=noble glasses
Walter Sisulu|4|fade:grey|rank=noble glasses
Albert Luthuli|4|fade:grey|rank=noble
F. W. de Klerk|0|bald:grey|in=modern
Nadine Gordimer|0|bob:grey|rank=scholar
Henrietta Lacks|4|waves:black|rank=worker
Percy Julian|4|fade:black|rank=scholar
Charles Drew|3|fade:black|rank=scholar moustache
Granville Woods|4|fade:black|rank=scholar moustache
Ella Baker|3|waves:black|rank=scholar
Fannie Lou Hamer|4|waves:black|rank=worker
Mary McLeod Bethune|4|bun:grey|rank=noble
Muhammad Ali|3|fade:black|in=modern
Wilma Mankiller|2|waves:black|in=modern
Matthew Henson|4|fade:black|outfit=coat top=#8a7a66 top2=#d8cdb4 hat=fur moustache
Toni Morrison|4|waves:grey|in=modern
Ella Fitzgerald|4|waves:black|rank=noble
Billie Holiday|3|bun:black|rank=noble
Zora Neale Hurston|3|waves:black|rank=scholar
Augusta Savage|4|bun:black|rank=worker
Duke Ellington|3|side:black|rank=noble moustache
Jacob Lawrence|4|fade:black|rank=worker
Faith Bandler|4|waves:black|rank=worker
Cathy Freeman|3|ponytail:black|outfit=jersey top=#e0b23c top2=#3f7d5a in=modern
Vincent Lingiari|4|curly:white|rank=worker beard
Serena Williams|4|ponytail:black|outfit=jersey top=#8a3b8a top2=#fbfaf5 in=modern
Simone Biles|4|bun:black|outfit=jersey top=#a4303a top2=#fbfaf5 in=modern
Pelé|4|fade:black|outfit=jersey top=#f2cc3a top2=#3f7d5a bottom=#3f5f9a shorts in=modern
Usain Bolt|4|fade:black|outfit=jersey top=#f2cc3a top2=#3f7d5a bottom=#3f7d5a shorts in=modern
Sachin Tendulkar|3|curly:black|outfit=jersey top=#4d7cc3 top2=#f2a03f bottom=#4d7cc3 in=modern
Lewis Hamilton|3|braids:black|outfit=jersey top=#a4303a top2=#fbfaf5 in=modern
Kailash Satyarthi|3|side:grey|in=modern beard
Muhammad Yunus|3|side:white|in=modern old
Vandana Shiva|3|bun:grey|in=modern
Kamala Harris|3|bob:black|in=modern
Sunita Williams|2|waves:black|in=modern outfit=uniform top=#d9702a top2=#fbfaf5 skirt=none
Rakesh Sharma|3|side:black|in=modern outfit=uniform top=#d9702a top2=#fbfaf5
`;
