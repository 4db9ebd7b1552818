export { MemberGate as default } from './MemberGate.tsx';
