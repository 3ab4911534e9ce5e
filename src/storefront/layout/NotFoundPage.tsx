import { ButtonLink } from '../components/ButtonLink.tsx'
import { LazyNotFoundDrawing } from '../components/drawings/LazyNotFoundDrawing.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { useText } from '../hooks/useText.ts'

export function NotFoundPage() {
  const text = useText()
  return (
    <EmptyState
      heading="h1"
      title={text('notFound.title')}
      text={text('notFound.text')}
      drawing={<LazyNotFoundDrawing />}
      action={<ButtonLink to="/products">{text('notFound.action')}</ButtonLink>}
    />
  )
}
