/** A to Z and #. */
export { AlphabetIndex, type AlphabetIndexProps, type IndexLetter } from '../src/AlphabetIndex/AlphabetIndex.tsx';
