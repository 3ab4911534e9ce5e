import { icons as tabler } from '@iconify-json/tabler'
import names from './icons.json' with { type: 'json' }

/**
 * Returns the files with the icons of the storefront, each drawn as one path: those of the layout
 * and of the most visited pages, and those that come only with the pages that use them.
 */
export const renderIcons = (): Readonly<Record<string, string>> => ({
  'src/storefront/components/icons.generated.ts': renderRecord('icons', names.icons),
  'src/storefront/components/extraIcons.generated.ts': renderRecord('extraIcons', names.extraIcons),
})

function renderRecord(name: string, sources: Readonly<Record<string, string>>): string {
  const lines = Object.entries(sources).map(
    ([icon, source]) => `  ${icon}: '${readPath(source)}',\n`,
  )
  return `// Written by \`npm run generate\` from scripts/icons/icons.json.
export const ${name} = {
${lines.join('')}} as const
`
}

/** Returns the outline of an icon; what begins at a position of its own can be joined to one path. */
function readPath(source: string): string {
  const body = tabler.icons[source]?.body ?? ''
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path)
  if (!paths.length || /<(?!\/|g |path )/.test(body))
    throw new Error(`Tabler has no outline icon '${source}' that can be drawn as one path`)
  return paths.map((path) => path.replace(/^m/, 'M')).join('')
}
