/** Several lines of text. */
export { TextArea, type TextAreaProps } from '../src/TextArea/TextArea.tsx';
