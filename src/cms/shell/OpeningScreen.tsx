import css from './Layout.module.css'

/** Shown while the texts and the session of the first screen are loaded. */
export const OpeningScreen = () => (
  <div className={css.opening} aria-busy>
    <div className={css.progress} data-busy aria-hidden />
  </div>
)
