import { expect, it } from 'vitest'
import { pageFilesOf, systemThemeEntry } from '#server/brands/buildManifest.ts'
import { cmsListModules, sizesOf } from '../../scripts/bench/measureSizes.ts'
import { openBuild } from '../support/openBuild.ts'

const { folder, manifest, modulesOf, modules, read } = openBuild('cms')

// Arabic is the larger language, and needs what mirrors the page.
const needed = [systemThemeEntry, ...cmsListModules]
const files = pageFilesOf(manifest, 'src/cms/main.tsx', needed, 'ar')
const list = [...files.scripts, ...files.modules].map((name) => name.slice(1))

it('a list needs at most 260 kB of script', () => {
  expect(needed.filter((module) => !manifest[module])).toEqual([])
  const { script } = sizesOf(folder, files)
  console.log(`list: ${script.toFixed(1)} kB of script in ${list.length} files`)
  expect(script).toBeGreaterThan(100)
  expect(script).toBeLessThanOrEqual(260)
})

it('a list loads no forms, editors or validators', () => {
  const loaded = list.flatMap((name) => modulesOf[name] ?? [])
  expect(loaded.length).toBeGreaterThan(100)
  expect(
    loaded.filter((id) => /@rjsf|@tiptap|prosemirror|\/ajv\/|simplewebauthn|\/uqr\//.test(id)),
  ).toEqual([])
})

it('a list loads no help texts, which load with the forms', () => {
  const help = 'Leave it empty where it is for readers of every language.'
  const telling = Object.keys(modulesOf).filter((name) => read(name).includes(help))
  expect(telling).toHaveLength(1)
  expect(telling.filter((name) => list.includes(name))).toEqual([])
})

it('no file generates code at run time', () => {
  expect(modules.length).toBeGreaterThan(100)
  expect(modules.filter((id) => /ajv\/(dist\/ajv|dist\/compile|lib)/.test(id))).toEqual([])
})
