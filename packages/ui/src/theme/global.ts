/** The door `@chippage/ui/global`: import it once, first, for its side effects: layer order, reset and themes. */
import './contract.css.ts';
import './reset.css.ts';
import './themes.css.ts';
