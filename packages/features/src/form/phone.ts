export * from '../parts/form/phone.ts';
