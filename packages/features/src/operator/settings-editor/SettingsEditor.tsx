import type { Loadable } from '@chippage/api/loadable';
import type { OperatorSetting } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { settingsEditorMessages } from './messages.ts';
import { SettingField, type SettingFieldProps } from './SettingField.tsx';
import * as styles from './SettingsEditor.css.ts';

export interface SettingsEditorProps {
  settings: Loadable<readonly OperatorSetting[]>;
  /** Keeps one; an empty value takes it off. Rejects with the server's refusal. */
  onSave: SettingFieldProps['onSave'];
  /** The setting that one has come to fill in; its field has focus at first. */
  focusKey?: string;
}

/** The settings that an operator may change, saved one by one. */
export function SettingsEditor({ settings, onSave, focusKey }: SettingsEditorProps) {
  const t = useMessages(settingsEditorMessages);
  return (
    <>
      <PageHead title={t('title')} />
      <p className={styles.lead}>{t('lead')}</p>
      <Loaded value={settings} failedTitle={t('failed')} bones={['420px']}>
        {(list) => (
          <Card padding="none">
            {list.length === 0 ? (
              <EmptyState title={t('empty')} />
            ) : (
              <ul className={styles.list}>
                {list.map((setting) => (
                  <li key={setting.key} className={styles.row}>
                    <SettingField setting={setting} onSave={onSave} isFocused={setting.key === focusKey} />
                  </li>
                ))}
              </ul>
            )}
          </Card>
        )}
      </Loaded>
    </>
  );
}
