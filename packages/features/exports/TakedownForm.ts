/** Tells the site that content infringes somebody's rights; needs no login. */
export { TakedownForm, type TakedownFormProps } from '../src/takedowns/takedown-form/TakedownForm.tsx';
export { takedownFormMessages } from '../src/takedowns/takedown-form/messages.ts';
export { useTakedownForm } from '../src/takedowns/takedown-form/useTakedownForm.ts';
