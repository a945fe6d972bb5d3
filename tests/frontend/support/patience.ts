import { configure } from '@testing-library/react';

/** What a person would wait for appears at once here, but a busy machine may need longer than the library's second. */
configure({ asyncUtilTimeout: 40_000 });
