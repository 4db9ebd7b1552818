import { operatorSettingsQuery } from '@chippage/api/operator';
import { SettingsEditor, useSettingsEditor } from '@chippage/features/SettingsEditor';
import { useLocation } from 'react-router-dom';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';

export const loader = prefetch(() => [wanted(operatorSettingsQuery, {})]);

/** The site's settings. */
export default function SettingsRoute() {
  const { hash } = useLocation();
  return <SettingsEditor {...useSettingsEditor()} focusKey={hash.slice(1)} />;
}
