export { MemberCentre as default } from './MemberCentre.tsx';
