import { Link } from 'react-router-dom'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { usePaths } from '../context/paths.ts'
import css from './Logo.module.css'

/** The brand's logo with its name, or compact without it. */
export function Logo({ isCompact = false }: { isCompact?: boolean }) {
  const brand = useBrand()
  const { language } = useLanguage()
  const name = brand.name[language]
  return (
    <Link to={usePaths().home} className={css.logo} aria-label={name}>
      <span
        className={css.drawing}
        aria-hidden
        // Inline, so that the SVG uses the theme's colours; it comes from the brand's own folder.
        dangerouslySetInnerHTML={{ __html: brand.logo }}
      />
      {!isCompact && <span className={css.name}>{name}</span>}
    </Link>
  )
}
