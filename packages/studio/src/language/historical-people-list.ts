/** People of history, a line for each time, region and calling: `period and region|role|women|men`, names with commas between. */
export const peopleOfHistory = `
ancient Egypt|ruler|Cleopatra,Hatshepsut,Nefertiti|Tutankhamun,Ramses II,Ramesses II,Akhenaten,Khufu,Imhotep
ancient Mesopotamia|ruler||Hammurabi,Gilgamesh,Sargon,Nebuchadnezzar,Ashurbanipal
ancient Persia|ruler||Cyrus the Great,Darius,Xerxes
ancient Greece|thinker|Hypatia,Sappho,Aspasia|Pythagoras,Socrates,Plato,Aristotle,Archimedes,Euclid,Eratosthenes,Hippocrates,Thales,Democritus,Aristarchus,Herodotus,Homer,Aesop,Sophocles,Heraclitus,Hipparchus
ancient Greece|leader||Pericles,Alexander the Great,Leonidas,Solon,Cleisthenes
ancient Rome|leader|Livia,Boudica|Julius Caesar,Augustus,Nero,Hadrian,Trajan,Marcus Aurelius,Cicero,Spartacus,Hannibal,Constantine,Ptolemy,Pliny the Elder,Galen,Virgil
ancient India|leader||Ashoka,Chandragupta Maurya,Chanakya,Gautama Buddha,Siddhartha Gautama,Mahavira,Panini,Sushruta,Charaka
400s to 600s India|mathematician||Aryabhata,Brahmagupta,Kalidasa,Varahamihira
ancient China|thinker|Ban Zhao|Confucius,Laozi,Sun Tzu,Qin Shi Huang,Cai Lun,Zhang Heng,Zhang Qian,Sima Qian
600s China|monk|Wu Zetian|Xuanzang,Li Bai,Du Fu
700s to 1200s Middle East|scholar|Fatima al-Fihri,Rabia of Basra|Al-Khwarizmi,al-Khwarizmi,Ibn Sina,Avicenna,Ibn al-Haytham,Alhazen,Al-Biruni,Harun al-Rashid,Omar Khayyam,Al-Jazari,Rumi,Saladin,Ibn Rushd
1300s North Africa|traveller||Ibn Battuta,Ibn Khaldun
1300s Mali|ruler||Mansa Musa,Sundiata Keita
800s to 1300s Europe|ruler|Eleanor of Aquitaine,Hildegard of Bingen|Charlemagne,William the Conqueror,Alfred the Great,Richard the Lionheart,Leif Erikson,Francis of Assisi,Thomas Aquinas,Fibonacci,Dante Alighieri,Geoffrey Chaucer
1200s Asia|ruler||Genghis Khan,Kublai Khan
1200s Italy|traveller||Marco Polo
1400s China|explorer||Zheng He
1400s France|leader|Joan of Arc,Jeanne d'Arc|
1400s Germany|printer||Johannes Gutenberg
1400s Peru|ruler||Pachacuti,Atahualpa
1500s Mexico|ruler|La Malinche|Moctezuma,Montezuma,Hernán Cortés,Hernan Cortes
1400s to 1500s Italy|artist|Sofonisba Anguissola,Artemisia Gentileschi|Leonardo da Vinci,Michelangelo,Raphael,Botticelli,Donatello,Niccolò Machiavelli
1400s to 1500s Spain and Portugal|explorer|Queen Isabella|Christopher Columbus,Vasco da Gama,Ferdinand Magellan,Amerigo Vespucci,Francisco Pizarro,Bartolomeu Dias
1500s Europe|scientist||Nicolaus Copernicus,Tycho Brahe,Andreas Vesalius,Martin Luther,Erasmus,Gerardus Mercator,John Calvin
1500s England|ruler|Elizabeth I,Mary I,Anne Boleyn|Henry VIII,Francis Drake,Walter Raleigh,Thomas More
1500s England|writer||William Shakespeare,Christopher Marlowe
1500s Ottoman Empire|ruler||Suleiman the Magnificent,Mimar Sinan
1500s India|ruler|Rani Durgavati,Mirabai,Nur Jahan|Akbar,Babur,Humayun,Guru Nanak,Tulsidas,Kabir Das,Birbal,Tansen
1600s India|ruler|Mumtaz Mahal,Jijabai|Shah Jahan,Aurangzeb,Shivaji,Guru Gobind Singh
1600s Japan|leader||Tokugawa Ieyasu,Matsuo Basho,Oda Nobunaga,Toyotomi Hideyoshi
1600s Angola|ruler|Queen Nzinga,Njinga|
1600s Europe|scientist|Maria Sibylla Merian,Maria Cunitz|Galileo Galilei,Galileo,Johannes Kepler,Isaac Newton,René Descartes,Blaise Pascal,Christiaan Huygens,Antonie van Leeuwenhoek,Robert Hooke,Robert Boyle,Evangelista Torricelli,William Harvey,Gottfried Leibniz,Edmond Halley,Pierre de Fermat,Francis Bacon,Baruch Spinoza,Otto von Guericke
1600s Europe|artist||Rembrandt,Johannes Vermeer,Diego Velázquez,Molière,La Fontaine,Jean de La Fontaine,Miguel de Cervantes,Charles Perrault
1600s America|leader|Pocahontas,Anne Hutchinson|William Penn,Roger Williams,Squanto
1600s France|ruler||Louis XIV,Cardinal Richelieu
1700s France|ruler|Marie Antoinette,Olympe de Gouges,Charlotte Corday|Louis XVI,Maximilien Robespierre,Georges Danton,Jean-Paul Marat,Marquis de Lafayette,Napoleon Bonaparte,Napoleon
1700s Europe|thinker|Émilie du Châtelet,Mary Wollstonecraft,Maria Theresa,Catherine the Great,Laura Bassi,Caroline Herschel|Voltaire,Jean-Jacques Rousseau,Montesquieu,Denis Diderot,Immanuel Kant,John Locke,Adam Smith,David Hume,Peter the Great,Frederick the Great,Thomas Hobbes
1700s Europe|scientist|Marie-Anne Lavoisier|Antoine Lavoisier,Leonhard Euler,Carl Linnaeus,Alessandro Volta,Luigi Galvani,Benjamin Banneker,Joseph Priestley,Henry Cavendish,James Watt,Edward Jenner,William Herschel,Anders Celsius,Daniel Fahrenheit,James Lind,John Harrison,James Hutton,Daniel Bernoulli,Charles Messier,Richard Arkwright,James Hargreaves
1700s Europe|composer|Nannerl Mozart|Johann Sebastian Bach,Wolfgang Amadeus Mozart,Mozart,Antonio Vivaldi,Joseph Haydn,George Frideric Handel
1700s America|leader|Abigail Adams,Betsy Ross,Phillis Wheatley,Martha Washington|George Washington,Thomas Jefferson,Benjamin Franklin,John Adams,Alexander Hamilton,James Madison,Paul Revere,Thomas Paine,King George III,George III,Samuel Adams,Patrick Henry,Crispus Attucks
1700s Pacific|explorer||James Cook,Captain Cook
1700s West Africa|writer|Yaa Asantewaa|Olaudah Equiano
1700s Haiti|leader||Toussaint Louverture
1800s Europe|scientist|Ada Lovelace,Mary Anning,Mary Somerville,Sophie Germain,Sofia Kovalevskaya,Florence Nightingale,Elizabeth Garrett Anderson,Beatrix Potter|Charles Darwin,Michael Faraday,Georg Ohm,Georg Simon Ohm,André-Marie Ampère,Gregor Mendel,Louis Pasteur,Robert Koch,Joseph Lister,James Clerk Maxwell,Dmitri Mendeleev,Carl Friedrich Gauss,Charles Babbage,Alfred Nobel,John Snow,Ignaz Semmelweis,Charles Lyell,Hans Christian Ørsted,Heinrich Hertz,Wilhelm Röntgen,Joseph Fourier,Évariste Galois,Louis Braille,Alfred Russel Wallace,John Dalton,Lord Kelvin,James Joule,Humphry Davy,George Boole,Ludwig Boltzmann,Justus von Liebig,Alexander von Humboldt,Henri Becquerel
1800s Europe|engineer||Isambard Kingdom Brunel,George Stephenson,Louis Daguerre,Karl Benz,Carl Benz,Rudolf Diesel,Gustave Eiffel,Guglielmo Marconi,Joseph Swan
1800s Europe|scholar||Jean-François Champollion,Champollion,Heinrich Schliemann,Karl Marx,Friedrich Engels,Jacob Grimm,Wilhelm Grimm
1800s Europe|writer|Jane Austen,Mary Shelley,Charlotte Brontë,Emily Brontë,George Sand|Charles Dickens,Victor Hugo,Hans Christian Andersen,Jules Verne,Leo Tolstoy,Lewis Carroll,Johann Wolfgang von Goethe,Friedrich Schiller,William Wordsworth,John Keats,Fyodor Dostoevsky,Oscar Wilde,Robert Louis Stevenson,Honoré de Balzac,Anton Chekhov
1800s Europe|composer|Clara Schumann,Fanny Mendelssohn|Ludwig van Beethoven,Beethoven,Frédéric Chopin,Franz Schubert,Johannes Brahms,Pyotr Tchaikovsky,Richard Wagner,Giuseppe Verdi,Felix Mendelssohn
1800s Europe|artist|Mary Cassatt,Berthe Morisot,Rosa Bonheur|Vincent van Gogh,Claude Monet,Paul Cézanne,Edgar Degas,Auguste Rodin,Georges Seurat,Francisco Goya,Paul Gauguin,Edvard Munch,William Turner,Pierre-Auguste Renoir
1800s Europe|leader|Queen Victoria,Elizabeth Fry,Emmeline Pankhurst,Josephine Butler|Otto von Bismarck,William Wilberforce,Giuseppe Garibaldi,Robert Owen,Lord Shaftesbury,Horatio Nelson,Duke of Wellington
1800s America|leader|Harriet Tubman,Sojourner Truth,Susan B. Anthony,Elizabeth Cady Stanton,Clara Barton,Sacagawea,Harriet Beecher Stowe,Lucretia Mott,Elizabeth Blackwell,Dorothea Dix,Ida B. Wells,Helen Keller,Anne Sullivan,Nellie Bly|Abraham Lincoln,Frederick Douglass,Sitting Bull,Geronimo,Crazy Horse,Chief Joseph,Ulysses S. Grant,Robert E. Lee,John Brown,Nat Turner,Meriwether Lewis,William Clark,Sequoyah,Tecumseh,Andrew Jackson,Booker T. Washington
1800s America|scientist||Mihajlo Pupin
1800s America|inventor|Maria Mitchell,Margaret Knight|Thomas Edison,Alexander Graham Bell,Samuel Morse,Eli Whitney,Robert Fulton,Nikola Tesla,Lewis Latimer,Elisha Otis,George Eastman,Granville Woods,Charles Goodyear
1800s America|writer|Emily Dickinson,Louisa May Alcott|Mark Twain,Edgar Allan Poe,Henry David Thoreau,Walt Whitman,Herman Melville
1800s South America|leader|Manuela Sáenz,Policarpa Salavarrieta|Simón Bolívar,Simon Bolivar,José de San Martín,Dom Pedro II,Tiradentes,Bernardo O'Higgins
1800s Mexico|leader|Josefa Ortiz de Domínguez|Benito Juárez,Miguel Hidalgo,José María Morelos
1800s India|leader|Rani Lakshmibai,Lakshmibai,Savitribai Phule,Fatima Sheikh,Pandita Ramabai,Anandibai Joshi,Begum Hazrat Mahal,Tarabai Shinde|Ram Mohan Roy,Raja Ram Mohan Roy,Jyotirao Phule,Mangal Pandey,Tipu Sultan,Swami Vivekananda,Dadabhai Naoroji,Ishwar Chandra Vidyasagar,Birsa Munda,Bahadur Shah Zafar,Maharaja Ranjit Singh
1800s Africa|leader|Sarah Baartman|Shaka Zulu,Samory Touré,Menelik II,Cetshwayo,Moshoeshoe
1800s Japan|leader||Matthew Perry,Emperor Meiji,Katsushika Hokusai,Hokusai
1800s Caribbean|nurse|Mary Seacole|
1900s Europe|scientist|Marie Curie,Lise Meitner,Rosalind Franklin,Irène Joliot-Curie,Emmy Noether,Dorothy Hodgkin,Jane Goodall,Jocelyn Bell Burnell,Cecilia Payne,Rita Levi-Montalcini,Hedy Lamarr,Maria Montessori,Mileva Marić,Inge Lehmann|Albert Einstein,Pierre Curie,Niels Bohr,Max Planck,Ernest Rutherford,Erwin Schrödinger,Werner Heisenberg,Alexander Fleming,Alan Turing,Francis Crick,Stephen Hawking,Alfred Wegener,Enrico Fermi,Ivan Pavlov,Sigmund Freud,Howard Florey,Fritz Haber,Jacques Cousteau,Tim Berners-Lee,Konrad Zuse,Karl Landsteiner,Konrad Lorenz,Sergei Korolev,David Attenborough,Paul Dirac,Georges Lemaître,Ernst Chain,Jean Piaget,Howard Carter,Max Born
1900s America|scientist|Barbara McClintock,Rachel Carson,Grace Hopper,Katherine Johnson,Dorothy Vaughan,Mary Jackson,Henrietta Leavitt,Annie Jump Cannon,Vera Rubin,Chien-Shiung Wu,Margaret Mead,Alice Ball,Henrietta Lacks,Margaret Hamilton,Gertrude Elion,Jennifer Doudna,Mae Jemison|Edwin Hubble,Richard Feynman,Carl Sagan,James Watson,Linus Pauling,Jonas Salk,George Washington Carver,Robert Oppenheimer,Robert Goddard,Percy Julian,Charles Drew,Norman Borlaug,Claude Shannon,Luis Alvarez,Clyde Tombaugh,John von Neumann
1900s America|leader|Rosa Parks,Eleanor Roosevelt,Ruby Bridges,Claudette Colvin,Jane Addams,Dolores Huerta,Wilma Mankiller,Shirley Chisholm,Ella Baker,Fannie Lou Hamer,Coretta Scott King,Ruth Bader Ginsburg,Sally Ride,Mary McLeod Bethune,Frances Perkins|Martin Luther King,Martin Luther King Jr.,Franklin D. Roosevelt,Franklin Roosevelt,Theodore Roosevelt,John F. Kennedy,Malcolm X,Cesar Chavez,César Chávez,Woodrow Wilson,Jackie Robinson,Thurgood Marshall,John Lewis,Henry Ford,Barack Obama,Muhammad Ali,Jesse Owens,W. E. B. Du Bois,Dwight Eisenhower,Lyndon Johnson,Walt Disney
1900s America|pilot|Amelia Earhart,Bessie Coleman|Orville Wright,Wilbur Wright,Neil Armstrong,Buzz Aldrin,Charles Lindbergh,Matthew Henson,John Glenn,Michael Collins
1900s America|artist|Georgia O'Keeffe,Maya Angelou,Toni Morrison,Ella Fitzgerald,Billie Holiday,Zora Neale Hurston,Augusta Savage,Dorothea Lange|Louis Armstrong,Langston Hughes,Ernest Hemingway,Duke Ellington,Jackson Pollock,Andy Warhol,Frank Lloyd Wright,Jacob Lawrence,John Steinbeck,Charlie Chaplin,Alexander Calder,Leonard Bernstein
1900s Europe|artist|Astrid Lindgren,Virginia Woolf,Simone de Beauvoir,Selma Lagerlöf,Käthe Kollwitz,Coco Chanel,Edith Piaf|Pablo Picasso,Salvador Dalí,Henri Matisse,Wassily Kandinsky,Paul Klee,Antoni Gaudí,Igor Stravinsky,Claude Debussy,Piet Mondrian,George Orwell,Franz Kafka,Antoine de Saint-Exupéry,Roald Dahl,Le Corbusier,Marc Chagall,Federico García Lorca,Bertolt Brecht,Wilfred Owen,Béla Bartók
1900s Europe|leader|Rosa Luxemburg,Sophie Scholl,Irena Sendler,Corrie ten Boom,Margaret Thatcher,Queen Elizabeth II,Elizabeth II,Simone Veil,Angela Merkel,Clara Zetkin,Mother Teresa|Winston Churchill,Adolf Hitler,Joseph Stalin,Vladimir Lenin,Benito Mussolini,Charles de Gaulle,Mikhail Gorbachev,Lech Wałęsa,Václav Havel,Oskar Schindler,Francisco Franco,Willy Brandt,Nelson Rolihlahla Mandela,Archduke Franz Ferdinand,Franz Ferdinand,Tsar Nicholas II,Leon Trotsky,Raoul Wallenberg
1940s Netherlands|writer|Anne Frank|Otto Frank
1900s Space|astronaut|Valentina Tereshkova,Kalpana Chawla,Sunita Williams|Yuri Gagarin,Rakesh Sharma,Alexei Leonov
1900s Poles|explorer||Roald Amundsen,Robert Falcon Scott,Ernest Shackleton,Robert Peary,Edmund Hillary,Tenzing Norgay
1900s India|leader|Sarojini Naidu,Kasturba Gandhi,Indira Gandhi,Annie Besant,Aruna Asaf Ali,Kamala Nehru,Usha Mehta,Vijaya Lakshmi Pandit,Sucheta Kripalani,Matangini Hazra|Mahatma Gandhi,Mohandas Gandhi,Gandhi,Gandhiji,Jawaharlal Nehru,B. R. Ambedkar,Bhimrao Ambedkar,Babasaheb Ambedkar,Subhas Chandra Bose,Bhagat Singh,Sardar Patel,Vallabhbhai Patel,Lal Bahadur Shastri,Bal Gangadhar Tilak,Gopal Krishna Gokhale,Maulana Azad,Chandrashekhar Azad,Lala Lajpat Rai,Muhammad Ali Jinnah,Rajendra Prasad,Rajguru,Sukhdev,Abdul Ghaffar Khan,Lord Mountbatten,General Dyer,Vinoba Bhave
1900s India|scientist|Janaki Ammal,Asima Chatterjee,Kamala Sohonie|C. V. Raman,Srinivasa Ramanujan,Jagadish Chandra Bose,Satyendra Nath Bose,Homi Bhabha,Vikram Sarabhai,A. P. J. Abdul Kalam,Abdul Kalam,Salim Ali,M. S. Swaminathan,Verghese Kurien,Meghnad Saha,Subrahmanyan Chandrasekhar
1900s India|writer|Mahasweta Devi,Amrita Sher-Gil,Lata Mangeshkar,M. S. Subbulakshmi|Rabindranath Tagore,Premchand,Satyajit Ray,R. K. Narayan,Muhammad Iqbal,Raja Ravi Varma,Ravi Shankar
1900s South Africa|leader|Winnie Mandela,Miriam Makeba,Albertina Sisulu,Lilian Ngoyi|Nelson Mandela,Rolihlahla Mandela,Desmond Tutu,Steve Biko,Oliver Tambo,Walter Sisulu,F. W. de Klerk,Albert Luthuli
1900s Africa|leader|Wangari Maathai,Funmilayo Ransome-Kuti,Ellen Johnson Sirleaf,Huda Sharawi,Graça Machel|Kwame Nkrumah,Jomo Kenyatta,Julius Nyerere,Haile Selassie,Patrice Lumumba,Thomas Sankara,Dedan Kimathi,Kofi Annan,Nnamdi Azikiwe,Gamal Abdel Nasser,Leopold Senghor,Obafemi Awolowo
1900s Africa|writer|Nadine Gordimer,Chimamanda Ngozi Adichie|Chinua Achebe,Wole Soyinka,Ngugi wa Thiong'o,Naguib Mahfouz,Fela Kuti
1900s China|leader|Soong Ching-ling,Empress Cixi,Qiu Jin|Mao Zedong,Sun Yat-sen,Chiang Kai-shek,Deng Xiaoping,Puyi,Lu Xun,Tu Youyou
1900s Asia|leader|Aung San Suu Kyi,Corazon Aquino,Benazir Bhutto,Kartini,Begum Rokeya|Ho Chi Minh,Sukarno,Dalai Lama,Mustafa Kemal Atatürk,Atatürk,José Rizal,Emilio Aguinaldo,Lee Kuan Yew,Emperor Hirohito,Hirohito,Akira Kurosawa,Sheikh Mujibur Rahman
1900s Latin America|artist|Frida Kahlo,Gabriela Mistral,Rigoberta Menchú,Eva Perón,Tarsila do Amaral,Carolina Maria de Jesus|Diego Rivera,Pablo Neruda,Gabriel García Márquez,Jorge Luis Borges,Emiliano Zapata,Pancho Villa,Che Guevara,Fidel Castro,Oscar Niemeyer,Paulo Freire,Santos Dumont,Alberto Santos-Dumont,Chico Mendes,Octavio Paz,Óscar Romero
1900s Australia and New Zealand|leader|Kate Sheppard,Faith Bandler,Cathy Freeman|Eddie Mabo,Vincent Lingiari,Charles Kingsford Smith
1900s Middle East|leader|Golda Meir,Shirin Ebadi|Yasser Arafat,Anwar Sadat,King Faisal,Abdus Salam,Naguib
2000s world|activist|Malala Yousafzai,Greta Thunberg,Katherine Switzer,Serena Williams,Simone Biles,Vandana Shiva,Katalin Karikó,Michelle Obama,Kamala Harris|Pelé,Usain Bolt,Lionel Messi,Bill Gates,Steve Jobs,Kailash Satyarthi,Muhammad Yunus,Elon Musk,Sachin Tendulkar,Lewis Hamilton
`;
