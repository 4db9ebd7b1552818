import type { Composition } from '../platform/domain.ts';
import { bindingHandlers } from './security/binding.handlers.ts';
import { dataExportHandlers } from './security/dataExports.handlers.ts';
import { erasingHandlers } from './security/erasing.handlers.ts';
import { loginHandlers } from './login/login.handlers.ts';
import type { Passwords } from './passwords.ts';
import { passkeyLoginHandlers } from './passkeys/passkeyLogin.handlers.ts';
import { passkeysHandlers } from './passkeys/passkeys.handlers.ts';
import { passwordsHandlers } from './registration/passwords.handlers.ts';
import { picturesHandlers } from './profile/pictures.handlers.ts';
import { profileHandlers } from './profile/profile.handlers.ts';
import { registrationHandlers } from './registration/registration.handlers.ts';
import { sessionsHandlers } from './security/sessions.handlers.ts';
import { socialBindingHandlers } from './social/binding.handlers.ts';
import { socialHandlers } from './social/social.handlers.ts';
import { ticketHandlers } from './security/tickets.handlers.ts';

/** Everything about accounts: coming in, showing who one is, staying, leaving. */
export const accountHandlers = (passwords: Passwords, all: Composition) => ({
  ...loginHandlers(passwords, all.findTextsInForce),
  ...registrationHandlers(passwords, all.findTextsInForce),
  ...passwordsHandlers(passwords),
  ...passkeyLoginHandlers(all.findTextsInForce),
  ...passkeysHandlers,
  ...sessionsHandlers(passwords, all.findTextsInForce),
  ...bindingHandlers,
  ...socialHandlers(all.findTextsInForce),
  ...socialBindingHandlers,
  ...ticketHandlers,
  ...profileHandlers,
  ...picturesHandlers,
  ...dataExportHandlers,
  ...erasingHandlers(all),
});
