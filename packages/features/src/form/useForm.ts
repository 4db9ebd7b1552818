export * from '../parts/form/useForm.ts';
