import type { Composition } from '../platform/domain.ts';
import { bindingHandlers } from './binding.handlers.ts';
import { erasingHandlers } from './erasing.handlers.ts';
import { loginHandlers } from './login.handlers.ts';
import type { Passwords } from './passwords.ts';
import { passwordsHandlers } from './passwords.handlers.ts';
import { picturesHandlers } from './pictures.handlers.ts';
import { profileHandlers } from './profile.handlers.ts';
import { registrationHandlers } from './registration.handlers.ts';
import { sessionsHandlers } from './sessions.handlers.ts';
import { socialHandlers } from './social.handlers.ts';
import { ticketHandlers } from './tickets.handlers.ts';

/** Everything about accounts: coming in, showing who one is, staying, leaving. */
export const accountHandlers = (passwords: Passwords, all: Composition) => ({
  ...loginHandlers(passwords),
  ...registrationHandlers(passwords),
  ...passwordsHandlers(passwords),
  ...sessionsHandlers(passwords),
  ...bindingHandlers,
  ...socialHandlers,
  ...ticketHandlers,
  ...profileHandlers,
  ...picturesHandlers,
  ...erasingHandlers(all),
});
