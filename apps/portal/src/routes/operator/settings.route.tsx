import { operatorSettingsQuery } from '@chippage/api/operator';
import { SettingsEditor, useSettingsEditor } from '@chippage/features/SettingsEditor';
import { OperatorPage } from './OperatorPage.tsx';
import { operatorLoader } from './operatorLoader.ts';
import { wanted } from '../../page/needs.ts';

export const loader = operatorLoader(() => [wanted(operatorSettingsQuery, {})]);

/** The site's settings. */
export default function SettingsRoute() {
  return (
    <OperatorPage section="settings">
      <BoundSettings />
    </OperatorPage>
  );
}

function BoundSettings() {
  return <SettingsEditor {...useSettingsEditor()} />;
}
