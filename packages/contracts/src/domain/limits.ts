/** Business constants of the product. Each stands here once; schemas, screens and messages read it. */
export const limits = {
  passwordMin: 8,
  passwordMax: 30,
  otpLength: 4,
  otpTtlMs: 10 * 60_000,
  /** Wrong codes after which a code is dead: for whoever enters them, and for all others than who asked for it together. */
  otpTries: 3,
  otpTriesOfOthers: 6,
  /** Wrong codes of one e-mail in a week: of one device or place, and of all together that the account does not know. */
  otpTriesPerWeek: 15,
  otpTriesOfStrangersPerWeek: 40,
  /** Codes of one kind to one e-mail in a day: asked for by one device or place, and by all that the account does not know. */
  otpSendsPerDay: 5,
  otpSendsToStrangersPerDay: 20,
  /** How long after a sign-up code another one may be asked for, in ms. */
  otpPauseMs: 60_000,
  /** How long a sign-up waits for its code before it is forgotten, in ms. */
  registrationKeptMs: 7 * 24 * 3_600_000,
  /** How long a child who is too young is not taken from the same place with the same e-mail, in ms. */
  tooYoungMs: 24 * 3_600_000,
  /** How long the link that asks an adult for consent works, in ms. */
  consentLinkMs: 7 * 24 * 3_600_000,
  /** Mails that ask an adult: of one child, and to one e-mail, in a day. */
  consentMailsPerDay: 3,
  consentMailsPerAdult: 10,
  /** How long the code works that a child shows and a parent types, in ms, and how many letters it has. */
  linkCodeMs: 7 * 24 * 3_600_000,
  linkCodeLength: 8,
  /** New codes of one child in a day, codes that one account tries in a day, and one address in an hour. */
  linkCodesPerDay: 10,
  linkTriesPerDay: 10,
  linkTriesOfPlacePerHour: 30,
  parentsPerChild: 2,
  childrenPerParent: 12,
  /** Accounts for children that a parent makes in a day. */
  childrenMadePerDay: 12,
  nameMax: 60,
  /** Characters of a name in a comic: it stands in every bubble that calls it. */
  castNameMax: 20,
  /** People and animals of one comic that its creator may decide about. */
  castChoicesMax: 12,
  /** People whom a creator keeps for later comics. */
  keptCharactersMax: 40,
  emailMax: 254,
  titleMax: 120,
  conceptMax: 120,
  /** Characters of a story. About 3,000 words: more than a class reads in one comic. */
  storyMax: 20_000,
  partsMax: 12,
  partTitleMax: 120,
  /** Key terms of one part, and characters of one. */
  keyTermsMax: 12,
  keyTermMax: 60,
  /** Key terms of a story whose picture its creator may choose. */
  termPicturesMax: 40,
  /** Pages that a creator may want of one part. */
  pagesWishedMax: 12,
  /** Places of one part that a creator may have moved. */
  placesMovedMax: 12,
  pagesMax: 40,
  panelsPerPageMax: 8,
  sceneMax: 1_000,
  captionMax: 400,
  dialogueMax: 8,
  dialogueTextMax: 400,
  /** Characters of a name on a picture: of a thing, a bar, a place. */
  labelMax: 60,
  /** How many of one thing a panel can show. */
  countMax: 12,
  /** The largest number on a number line, and the most steps from its one end to the other. */
  numberLineMax: 1_000_000,
  numberLineSteps: 64,
  /** The largest amount that a bar can stand for. */
  barMax: 1_000_000_000_000,
  /** Equal parts of a fraction bar. */
  fractionPartsMax: 16,
  /** Characters of the script as JSON text. */
  scriptTextMax: 400_000,
  bodyBytesMax: 1_048_576,
  libraryPageSize: 12,
  tablePageSize: 10,
  /** Characters of what is searched for in a list. */
  searchMax: 100,
  /** Rows that a list gives at most in one answer. */
  tableRowsMax: 500,
  reasonMax: 500,
  /** Notices that the bell shows. */
  noticesShown: 20,
  /** Different readers who have to report a comic until nobody reads it any more before an admin has looked. */
  reportsToHide: 3,
  /** Reports of one address in an hour: a whole class has one. */
  reportsPerHour: 20,
  contactMessageMax: 5_000,
  uploadBytesMax: 5 * 1_048_576,
  /** Edges of a subject's picture, large and small, in px. */
  subjectPictureEdges: [960, 320],
  /** Passkeys of an admin, characters of the name of one, and how long what one is asked to sign is good, in ms. */
  passkeysMax: 5,
  passkeyNameMax: 40,
  passkeyChallengeMs: 5 * 60_000,
  /**
   * How long an account can still be kept after its owner wanted it deleted, in ms: two days less than the 30 within which
   * everything is promised to be gone, so that a removal which fails at first is through in time.
   */
  deletionGraceMs: 28 * 24 * 3_600_000,
  deletionPromiseMs: 30 * 24 * 3_600_000,
  /** A deleted comic is out of every list at once; what is stored of it goes after this. */
  deletedComicKeptMs: 7 * 24 * 3_600_000,
  /** How long a key from a right code sets a new password, in ms. */
  resetKeyMs: 10 * 60_000,
  /** A review that nobody has confirmed for so long is free for others, in ms. */
  reviewClaimMs: 90_000,
  /** How long an admin can take a decision back, in ms; its mail waits for so long. */
  decisionUndoMs: 10_000,
  /** How long work waits for a service that is away before it fails, in ms. */
  outageMaxMs: 3_600_000,
  /** How long a class can read a comic by its link, in ms: a term. */
  classLinkMs: 120 * 24 * 3_600_000,
  /** Classes of one teacher, archived ones included; pupils and other teachers of one class; classes of one pupil. */
  classesMax: 60,
  classPupilsMax: 60,
  classTeachersMax: 10,
  classesOfPupilMax: 20,
  classNameMax: 60,
  /** Characters of what a pupil without an e-mail is called. */
  nicknameMax: 20,
  /** How long a colleague can use a link to a class, in ms, and links of one class that wait at once. */
  classInvitationMs: 7 * 24 * 3_600_000,
  classInvitationsMax: 20,
  /** Codes that one class gets in a day. */
  classCodesPerDay: 10,
  /** Wrong pictures in a row after which only the teacher or parent can help. */
  wrongPicturesMax: 5,
  /** How long a session lasts that was begun by pictures, in ms: a school day, on a tablet that others use. */
  pictureSessionMs: 12 * 3_600_000,
  /** Class codes that one place may get wrong in an hour. */
  wrongCodesPerHour: 100,
  /** Assignments of one class: those that have not ended, and all of them. */
  assignmentsRunning: 50,
  assignmentsMax: 1_000,
  /** Pupils whom one assignment can name: as many as a class has. */
  assignmentPupilsMax: 60,
  /** Characters of a word to the class. */
  assignmentNoteMax: 300,
  /** How far ahead something can be due, in ms: a year. */
  assignmentDueMs: 366 * 24 * 3_600_000,
  /** Seats of one live session, and questions that it asks at most. */
  liveSeatsMax: 200,
  liveItemsMax: 30,
  /** How long a live session lasts at most, in ms; and how many one class opens in a day. */
  liveSessionMs: 4 * 3_600_000,
  liveSessionsPerDay: 40,
  /** Live sessions of a class that are listed, the newest. */
  liveSessionsListed: 100,
  /** Names that a guest chooses from. */
  guestNamesOffered: 8,
  quizQuestions: 8,
  hardcoreQuestions: 4,
  /** Questions that one quiz can hold, and characters of a file that some are read from. */
  quizQuestionsMax: 60,
  quizFileMax: 200_000,
  /** Files of a comic that one account takes away in a minute. */
  filesPerMinute: 30,
  /** Files of pupils that a teacher brings in at once, such as those of a few classes. */
  packResultsPerMinute: 240,
  /** Items that were dropped from one set of a comic, and are not brought again. */
  droppedKept: 60,
  faqs: 5,
  facts: 5,
  /** Characters of a question of a quiz, of an answer to choose, and of the reason why it is right. */
  questionMax: 500,
  optionMax: 200,
  explanationMax: 800,
  /** Answers to choose from. */
  optionsMin: 2,
  optionsMax: 6,
  faqQuestionMax: 300,
  faqAnswerMax: 1_000,
  factMax: 500,
  /** Runs of an account that wait or are worked on at once. A class may share the account of its teacher. */
  openRunsMax: 100,
  /** Panels and pages that a reviewer can name at once. */
  changesAskedMax: 20,
  /** How long a generating call waits before it answers 202 instead of the result, in ms. */
  answerWaitMs: 100_000,
  /** Standards that one comic is tagged with. */
  comicStandardsMax: 8,
  /** A school's own list of standards: how many a teacher keeps, how long one is, and how large its file. */
  standardListsMax: 20,
  standardRowsMax: 2_000,
  /** Comics of the library that stand at one standard of it. */
  listedComicsMax: 100,
  standardFileMax: 600_000,
  standardCodeMax: 40,
  standardTitleMax: 200,
  /** How many standards a search gives. */
  standardsFound: 20,
  /** Comics that a coverage names under one standard; more are counted. */
  coveredComicsShown: 6,
} as const;

/** The page of a comic: A4 at 150 dpi, in px. Art, lettering and PDF share it. */
export const pageSize = { width: 1240, height: 1754 } as const;
