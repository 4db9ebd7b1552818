import { vars } from '@chippage/ui/theme';
import { Showcase } from './Showcase';

/** A server component: it reads the tokens' names and refers to the pieces. */
export default function Page() {
  return (
    <div style={{ background: vars.color.bg.page }}>
      <Showcase />
    </div>
  );
}
