import { loadBrand } from '../vite/brands.ts'
import { lookName, looks } from './looks.ts'
import type { Picture } from './photographScreens.ts'
import { screens } from './screens.ts'

/** Renders a page to browse the screenshots: one screen and look, with the brands side by side. */
export async function galleryPage(pictures: readonly Picture[]): Promise<string> {
  const keys = [...new Set(pictures.map(({ brand }) => brand))]
  const brands = await Promise.all(keys.map(async (key) => (await loadBrand(key)).brand))
  const photographedScreens = new Set(pictures.map(({ screen }) => screen))
  const choices = (name: string, options: readonly (readonly [value: string, said: string])[]) =>
    `<fieldset><legend>${name}</legend>${options
      .map(
        ([value, label], at) =>
          `<label><input type="radio" name="${name}" value="${value}"${at === 0 ? ' checked' : ''}>${label}</label>`,
      )
      .join('')}</fieldset>`
  const figures = pictures.map(({ brand, screen, look, file, faults }) => {
    const name = brands.find(({ key }) => key === brand)?.name.en ?? brand
    return `<figure data-screen="${screen}" data-look="${lookName(look)}"><figcaption>${name}${faults.length ? ` <b>${faults.length} faults</b>` : ''}</figcaption><a href="${file}"><img src="${file}" alt="${name}, ${screen}, ${lookName(look)}" loading="lazy"></a></figure>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery of brands</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; padding: 24px; max-inline-size: 2400px }
  form { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 24px; padding-block: 12px; background: Canvas }
  fieldset { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0; padding: 4px 12px; border: 1px solid color-mix(in srgb, CanvasText 20%, transparent); border-radius: 8px }
  label { display: inline-flex; gap: 6px; align-items: center; cursor: pointer }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(420px, 100%), 1fr)); gap: 24px; margin-block-start: 24px }
  figure { margin: 0 } figure[hidden] { display: none }
  figcaption { margin-block-end: 8px; font-weight: 600 } figcaption b { color: #c22 }
  a { display: block; max-block-size: 640px; overflow: hidden; border: 1px solid color-mix(in srgb, CanvasText 15%, transparent); border-radius: 8px }
  img { display: block; inline-size: 100% }
</style>
<h1>Gallery of brands</h1>
<form>${choices(
    'screen',
    screens
      .filter(({ name }) => photographedScreens.has(name))
      .map(({ name, title }) => [name, title]),
  )}${choices(
    'look',
    looks
      .map(lookName)
      .filter((name) => pictures.some(({ look }) => lookName(look) === name))
      .map((name) => [name, name.replaceAll('-', ' ')]),
  )}</form>
<main>${figures.join('\n')}</main>
<script>
  const form = document.querySelector('form')
  const show = () => {
    const { screen, look } = Object.fromEntries(new FormData(form))
    for (const each of document.querySelectorAll('figure'))
      each.hidden = each.dataset.screen !== screen || each.dataset.look !== look
  }
  form.addEventListener('change', show)
  show()
</script>
</html>
`
}
