import { renderToString } from 'react-dom/server';
import { Marked } from './mount.tsx';
import { ShellPage } from './ShellPage.tsx';

/** The shell as the server sends it. */
export const shell = () =>
  renderToString(
    <Marked>
      <ShellPage />
    </Marked>,
  );
