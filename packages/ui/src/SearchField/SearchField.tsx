import { forwardRef, type Ref } from 'react';
import { Button, Input, SearchField as AriaSearchField, type SearchFieldProps as AriaProps } from 'react-aria-components/SearchField';
import type { FieldWords } from '../Field/FieldLabel.tsx';
import { FieldRows } from '../Field/FieldRows.tsx';
import { takeFieldWords } from '../Field/takeFieldWords.ts';
import * as field from '../Field/Field.css.ts';
import { CloseIcon, SearchIcon } from '../Icon/pageIcons.tsx';
import { useComposedText } from '../useComposedText/useComposedText.ts';
import { SearchSubmit } from './SearchSubmit.tsx';
import * as styles from './SearchField.css.ts';

/** Props of `SearchField`. */
export interface SearchFieldProps
  extends Omit<AriaProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'validate' | 'validationBehavior' | 'slot'>, FieldWords {
  /** Names the cross that empties the field. */
  clearLabel: string;
  /** The verb of the button at the end; without it Enter alone submits. */
  submitLabel?: string;
  /** Hears finished words only: never the half-typed pinyin of an input method. */
  onChange?: (value: string) => void;
  /** Enter or the button. Never from inside an input method. */
  onSubmit?: (value: string) => void;
  /** An example of what to type. */
  placeholder?: string;
  /** Mono for part numbers and codes, as soon as there is a value. @default false */
  isMono?: boolean;
  /** Height of the control: 32, 40 or 56 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** The input, e.g. to focus it from a shortcut. */
  inputRef?: Ref<HTMLInputElement>;
  ref?: Ref<HTMLDivElement>;
}

/** Text to look for. With suggestions below it use `ComboBox`. */
export const SearchField = /* @__PURE__ */ forwardRef<HTMLDivElement, SearchFieldProps>(function SearchField(searchProps, ref) {
  const [words, { clearLabel, submitLabel, placeholder, isMono = false, size = 'md', inputRef, value, defaultValue, onChange, onSubmit, ...props }] =
    takeFieldWords(searchProps);
  const { text, setText, composeProps } = useComposedText(value, onChange, defaultValue);
  return (
    <AriaSearchField
      {...props}
      ref={ref}
      value={text}
      onChange={setText}
      onSubmit={onSubmit}
      isInvalid={Boolean(words.error)}
      validationBehavior="aria"
      className={field.root}
    >
      <FieldRows {...words}>
        <div {...composeProps} className={`${field.control} ${field.size[size]}`}>
          <span className={styles.icon}>
            <SearchIcon size={size === 'sm' ? 16 : 20} />
          </span>
          <Input ref={inputRef} placeholder={placeholder} className={[field.input, styles.input, isMono ? field.mono : ''].join(' ').trim()} />
          <Button aria-label={clearLabel} className={styles.clear}>
            <CloseIcon size={16} />
          </Button>
          {submitLabel ? <SearchSubmit label={submitLabel} size={size} onPress={() => onSubmit?.(text)} /> : null}
        </div>
      </FieldRows>
    </AriaSearchField>
  );
});
