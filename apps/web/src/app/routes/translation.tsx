export { TranslationPage as Component } from '../../features/translate/translation-page.tsx';
