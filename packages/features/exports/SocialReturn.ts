/** The page that WeChat and QQ lead back to. */
export { socialReturnMessages } from '../src/account/social/social-return/messages.ts';
export { type SocialOperate, SocialReturn, type SocialReturnProps, type SocialReturnState } from '../src/account/social/social-return/SocialReturn.tsx';
export { type SocialReturnOptions, useSocialReturn } from '../src/account/social/social-return/useSocialReturn.ts';
