import { Outlet } from 'react-router-dom';
import * as styles from './DefaultLayout.css.ts';
import { usePageHandle } from '../page/usePageHandle.ts';
import { noScriptText } from './noScript.words.ts';

/** Id of the place that the skip link leads to. */
export const MAIN_ID = 'main';

/** The page itself, in its column. */
export function PageMain() {
  const { isWide = false, login, needsScript = login !== undefined && login !== 'invited' } = usePageHandle();
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      <div className={styles.column[isWide ? 'wide' : 'content']}>
        {needsScript && <noscript className={styles.noScript}>{import.meta.env.SSR && noScriptText}</noscript>}
        <Outlet />
      </div>
    </main>
  );
}
