/** Makers' notices about one part, beside its facts. */
export { PartChanges, type PartChangesProps } from '../src/datasheets/changes/part-changes/PartChanges.tsx';
export { partChangesVariables, usePartChanges } from '../src/datasheets/changes/part-changes/usePartChanges.ts';
export { partChangesMessages } from '../src/datasheets/changes/part-changes/messages.ts';
