import type { SampleSource } from '../src/datasheets/parts/sample/sampleCatalogue.ts';

/** The sources that a part's `source` names, with the licence under which their facts came to us. */
export const sources: SampleSource[] = [
  { code: 'kicad-symbols-9', no: 1, name: 'KiCad 9 符号库（KiCad Community）', licence: 'CC BY-SA 4.0（附 KiCad 库例外条款）', url: 'https://gitlab.com/kicad/libraries/kicad-symbols' },
  { code: 'kicad-symbols-6', no: 2, name: 'KiCad 6 符号库（KiCad Community）', licence: 'CC BY-SA 4.0（附 KiCad 库例外条款）', url: 'https://gitlab.com/kicad/libraries/kicad-symbols' },
  { code: 'digikey-kicad', no: 3, name: 'Digi-Key KiCad Library', licence: 'CC BY-SA 4.0（附 KiCad 库例外条款）', url: 'https://github.com/Digi-Key/digikey-kicad-library' },
  { code: 'octopart-cpl', no: 4, name: 'Octopart Common Parts Library', licence: 'CC BY-SA 4.0', url: 'https://octopart.com/common-parts-library' },
  { code: 'stm32-data', no: 5, name: 'stm32-data', licence: 'MIT 或 Apache-2.0', url: 'https://github.com/embassy-rs/stm32-data' },
  { code: 'probe-rs', no: 6, name: 'probe-rs', licence: 'MIT 或 Apache-2.0', url: 'https://github.com/probe-rs/probe-rs' },
  { code: 'gitplm-parts', no: 7, name: 'git-plm/parts', licence: 'MIT', url: 'https://github.com/git-plm/parts' },
  { code: 'stcgal', no: 8, name: 'stcgal', licence: 'MIT', url: 'https://github.com/grigorig/stcgal' },
  { code: 'jlcparts', no: 9, name: 'jlcparts', licence: 'MIT（仅取事实）', url: 'https://github.com/yaqwsx/jlcparts' },
  { code: 'openfpgaloader', no: 10, name: 'openFPGALoader', licence: 'Apache-2.0', url: 'https://github.com/trabucayre/openFPGALoader' },
  { code: 'avrdude', no: 11, name: 'AVRDUDE', licence: 'GPL-2.0（仅取事实）', url: 'https://github.com/avrdudes/avrdude' },
  { code: 'flashrom', no: 12, name: 'flashrom', licence: 'GPL-2.0（仅取事实）', url: 'https://www.flashrom.org' },
  { code: 'wchisp', no: 13, name: 'wchisp', licence: 'GPL-2.0（仅取事实）', url: 'https://github.com/ch32-rs/wchisp' },
];
