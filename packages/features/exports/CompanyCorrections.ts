/** What members say is wrong with the facts of registered companies: the form, their own list, the public log. */
export { CorrectionForm, type CorrectionFormProps } from '../src/companies/corrections/correction-form/CorrectionForm.tsx';
export { registryBlockIn, useCorrectionForm } from '../src/companies/corrections/correction-form/useCorrectionForm.ts';
export { CorrectionList, type CorrectionListProps } from '../src/companies/corrections/correction-list/CorrectionList.tsx';
export { useCorrectionList } from '../src/companies/corrections/correction-list/useCorrectionList.ts';
export { CorrectionLog, type CorrectionLogProps } from '../src/companies/corrections/correction-log/CorrectionLog.tsx';
export { correctionLogVariables, useCorrectionLog } from '../src/companies/corrections/correction-log/useCorrectionLog.ts';
