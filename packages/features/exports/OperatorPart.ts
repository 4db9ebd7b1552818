/** The facts of a part, for the operator to put right. */
export { OperatorPart, type OperatorPartProps } from '../src/operator/part-facts/OperatorPart.tsx';
export { useOperatorPart } from '../src/operator/part-facts/useOperatorPart.ts';
export { operatorPartMessages } from '../src/operator/part-facts/messages.ts';
export type { FactActions, FactTry, FactWish } from '../src/operator/part-facts/factWish.ts';
