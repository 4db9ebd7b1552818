import { camel, type Scaffold } from './scaffold.ts';
import { keyTable, story } from './story.ts';

/** A part of the design system, e.g. `Rating`. */
export function uiScaffold(name: string): Scaffold {
  const folder = `packages/ui/src/${name}`;
  const css = camel(name);
  const files = {
    [`${folder}/${name}.tsx`]: `import { Button as AriaButton } from 'react-aria-components/Button';
import * as styles from './${name}.css.ts';

/** Props of \`${name}\`. */
export interface ${name}Props {
  /** What it is, for everybody. */
  label: string;
  onPress: () => void;
}

/** Say in one sentence what it is for, and what to use instead when it is not that. */
export function ${name}({ label, onPress }: ${name}Props) {
  return (
    <AriaButton className={styles.${css}} onPress={onPress}>
      {label}
    </AriaButton>
  );
}
`,
    [`${folder}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, radius, space } = vars;

export const ${css} = style(
  inUi({
    minBlockSize: 32,
    paddingInline: space.s12,
    border: \`1px solid \${color.border.control}\`,
    borderRadius: radius.control,
    background: color.bg.surface,
    color: color.text.default,
    selectors: { '&[data-focus-visible]': { outline: \`2px solid \${color.border.focus}\`, outlineOffset: 2 } },
  }),
);
`,
    [`${folder}/${css}Keys.ts`]: keyTable('../keyboard/keyTable.ts', `${css}Keys`, name),
    [`${folder}/${name}.stories.tsx`]: story({
      title: `UI/Data/${name}`,
      name,
      args: `{ label: '${name}', onPress: fn() }`,
      imports: `import { playKeys } from '../keyboard/playKeys.ts';\n`,
      keys: `${css}Keys`,
      proofs: `      focus: () => expect(canvas.getByRole('button')).toHaveFocus(),\n      press: () => expect(args.onPress).toHaveBeenCalledOnce(),`,
    }),
    [`packages/ui/exports/${name}.ts`]: `/** Say in one sentence what it is for. */
export { ${name}, type ${name}Props } from '../src/${name}/${name}.tsx';
`,
  };
  return { files, afterwards: ['doors'] };
}
