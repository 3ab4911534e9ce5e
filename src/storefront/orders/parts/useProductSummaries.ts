import { useEffect, useState } from 'react'
import { unwrapBody } from '#api/unwrapResponse.ts'
import type { ApiClient } from '#api/client.ts'
import type { AnswerTo, PictureRecord } from '../../data/types.ts'

export type ProductSummaries = Readonly<
  Record<
    string,
    {
      readonly name: string
      readonly picture: PictureRecord | null
      readonly period: string | null
    }
  >
>

/** Loads the names and pictures of products that are still in the shop, by id. */
export function useProductSummaries(
  client: ApiClient,
  ids: readonly string[],
): ProductSummaries | undefined {
  const [summaries, setSummaries] = useState<ProductSummaries>()
  const idList = ids.join()
  useEffect(() => {
    let isMounted = true
    fetchProductSummaries(client, idList ? idList.split(',') : [])
      .then((products) => isMounted && setSummaries(products))
      // The order lines are readable without them.
      .catch(() => undefined)
    return () => {
      isMounted = false
    }
  }, [client, idList])
  return summaries
}

async function fetchProductSummaries(
  client: ApiClient,
  ids: readonly string[],
): Promise<ProductSummaries> {
  if (!ids.length) return {}
  const query = { _id: [...new Set(ids)], limit: 100, fields: 'name,images,subscriptionPeriod' }
  const call = client.GET('/api/marketplace-customer/products', { params: { query } })
  const { data } = await unwrapBody(call)
  return Object.fromEntries(
    data.map(({ _id, name, images, subscriptionPeriod }) => [
      _id,
      {
        name: name ?? '',
        picture: pictureOf(images?.[0]),
        period: subscriptionPeriod ?? null,
      },
    ]),
  )
}

type Image = NonNullable<
  AnswerTo<'/api/marketplace-customer/products'>['data'][number]['images']
>[number]

function pictureOf(image: Image | undefined): PictureRecord | null {
  const { _id, url, width, height, ...imageDetails } = image?.file ?? {}
  if (!_id || !url || !width || !height) return null
  return {
    _id: image?._id ?? _id,
    title: image?.title ?? '',
    file: { _id, url, width, height, ...imageDetails },
  }
}
