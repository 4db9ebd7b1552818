/** A quantity with its rules, and the pieces of it for a row of a table. */
export { QuantityField, type QuantityFieldProps } from '../src/QuantityField/QuantityField.tsx';
export { QuantityInput, type QuantityInputProps } from '../src/QuantityField/QuantityInput.tsx';
export { QuantityProblemLine, type QuantityProblemLineProps } from '../src/QuantityField/QuantityProblemLine.tsx';
export type { QuantityJudge, QuantityProblem } from '../src/QuantityField/quantityJudge.ts';
export type { QuantityWords } from '../src/QuantityField/quantityWords.ts';
export { type QuantityDraft, useQuantityDraft } from '../src/QuantityField/useQuantityDraft.ts';
