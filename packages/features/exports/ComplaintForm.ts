/** Tells the site that content infringes somebody's rights; needs no login. */
export { ComplaintForm, type ComplaintFormProps } from '../src/feedback/complaint-form/ComplaintForm.tsx';
export { complaintFormMessages } from '../src/feedback/complaint-form/messages.ts';
export { useComplaintForm } from '../src/feedback/complaint-form/useComplaintForm.ts';
