/** The mark of the site. */
export { Logo, type LogoProps } from '../src/Logo/Logo.tsx';
