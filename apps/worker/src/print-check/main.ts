import { checkPrinting } from './check-printing.ts';

/** `npm run doctor` asks this: what printing does here, as one line of JSON. Reads `DATA_DIR` as a worker does. */
const { DATA_DIR = '.data', PUPPETEER_EXECUTABLE_PATH } = process.env;
const finding = await checkPrinting({
  dataDir: DATA_DIR,
  executablePath: PUPPETEER_EXECUTABLE_PATH?.trim() || undefined,
});
console.log(JSON.stringify(finding));
