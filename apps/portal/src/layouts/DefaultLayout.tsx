import { SkipLink } from '@chippage/ui/SkipLink';
import { Outlet } from 'react-router-dom';
import { portalMessages } from '../messages.ts';
import * as styles from './DefaultLayout.css.ts';

const MAIN_ID = 'main';

/** Header, page, footer. */
export function DefaultLayout() {
  return (
    <>
      <SkipLink targetId={MAIN_ID}>{portalMessages.skipToContent}</SkipLink>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}
