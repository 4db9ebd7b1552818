/** The language of the parts' own words, the same on the server and in the browser. */
export { I18nProvider, type I18nProviderProps } from 'react-aria-components/I18nProvider';
