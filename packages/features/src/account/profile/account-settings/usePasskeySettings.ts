import { addPasskey, beginPasskey, myPasskeysQuery, removePasskey, renamePasskey } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { passkeyLimits } from '@chippage/api/limits';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { usePasskeyCeremony } from '../../passkeys/passkey-ceremony/usePasskeyCeremony.ts';
import { usePasskeySupport } from '../../passkeys/passkey-ceremony/usePasskeySupport.ts';
import type { Guard } from '../../parts/step-up/useStepUp.ts';
import type { PasskeySettingsProps } from './PasskeySettings.tsx';

/** Adding, naming and removing a member's passkeys. */
export function usePasskeySettings({ isSeen, guard }: { isSeen: boolean; guard: Guard }): PasskeySettingsProps {
  const client = useApi();
  const isSupported = usePasskeySupport();
  const ceremony = usePasskeyCeremony();
  const passkeys = myPasskeysQuery.use(isSeen ? {} : null);
  return {
    passkeys: mapLoadable(toLoadable(passkeys), ({ data }) => data),
    isSupported,
    most: passkeyLimits.passkeys,
    onAdd: async () => {
      const options = await guard(() => beginPasskey({}, { client }));
      const credential = await ceremony.make(options);
      // The visitor may have thought about it for longer than a confirmation holds.
      const added = await guard(() => addPasskey({ credential }, { client }));
      await passkeys.mutate();
      return added;
    },
    onRename: async ({ id }, name) => {
      await renamePasskey({ id, name }, { client });
      await passkeys.mutate();
    },
    onRemove: async ({ id }) => {
      await guard(() => removePasskey({ id }, { client }));
      await passkeys.mutate();
    },
  };
}
