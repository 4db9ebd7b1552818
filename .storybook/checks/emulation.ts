// Set-up of the test run: stories get the DevTools protocol of their own page, so one pass can look at them in forced colours too.
import { cdp } from 'vitest/browser';
import { lendEmulation } from './media.ts';
import './noKeyboard.ts';

/** The one command of the protocol that we use. The provider types its session only where its own globals are loaded. */
interface Session {
  send: (method: 'Emulation.setEmulatedMedia', params: { features: { name: string; value: string }[] }) => Promise<unknown>;
}

lendEmulation(async (features) => {
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features: [...features] });
});
