import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button, type ButtonProps } from '../Button/Button.tsx';

/** Props of `FileButton`. */
export interface FileButtonProps extends Omit<ButtonProps, 'onPress' | 'type' | 'isSelected'> {
  /** Kinds of file to choose from, e.g. `['image/png', '.pdf']`. A browser may let others through: check them. */
  acceptedTypes?: readonly string[];
  /** Whether several may be chosen at once. @default false */
  allowsMultiple?: boolean;
  /** Lets a folder be chosen in place of files; all files within it are heard. @default false */
  takesFolder?: boolean;
  /** Hears the chosen files, at least one. Choosing none is not heard. */
  onSelect: (files: File[]) => void;
}

/** Opens the system's window to choose files. The button keeps focus when that window closes. */
export function FileButton({ acceptedTypes, allowsMultiple = false, takesFolder = false, onSelect, ...button }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={acceptedTypes}
      allowsMultiple={allowsMultiple}
      acceptDirectory={takesFolder}
      onSelect={(list) => {
        const files = list ? [...list] : [];
        if (files.length > 0) onSelect(files);
      }}
    >
      <Button variant="outline" {...button} />
    </FileTrigger>
  );
}
