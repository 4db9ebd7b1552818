/** A scheme's list of parts as a text to paste. */
export { useSchemeList } from '../src/resources/resources/resource-page/useSchemeList.ts';
