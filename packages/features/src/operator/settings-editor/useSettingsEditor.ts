import { useApi } from '@chippage/api/ApiProvider';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { operatorSettingsQuery, saveSetting } from '@chippage/api/operator';
import { useInvalidate } from '@chippage/api/query';
import type { SettingsEditorProps } from './SettingsEditor.tsx';

/** Binds the settings to their calls. */
export function useSettingsEditor(): SettingsEditorProps {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    settings: mapLoadable(toLoadable(operatorSettingsQuery.use({})), ({ data }) => data),
    onSave: async (change) => {
      await saveSetting(change, { client });
      await invalidate(operatorSettingsQuery);
    },
  };
}
