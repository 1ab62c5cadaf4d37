export * from '../en/asked'
